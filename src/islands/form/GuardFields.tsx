import { guard, UNFILLED } from '#shared/forms/guard.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';

interface Props {
  /** Language of the page, in which a form without script is answered. */
  locale: LocaleKey;
  /** Of the field that people never see and programs fill. */
  label: string;
}

const { autocomplete: autoComplete, ...others } = UNFILLED;
const attributes = { autoComplete, ...others };

/** What every form carries beside its own fields. */
export function GuardFields({ locale, label }: Props) {
  const { honeypot, locale: language } = guard.fields;
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input name={honeypot.name} type="text" tabIndex={-1} maxLength={honeypot.maxLength} {...attributes} />
      </label>
      <input type="hidden" name={language.name} value={locale} />
    </div>
  );
}
