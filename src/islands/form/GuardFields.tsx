import { guard, NO_AUTOFILL } from '#shared/forms/guard.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';

interface Props {
  /** Language of the page: the server responds to a form without script in this language. */
  locale: LocaleKey;
  /** Label of the honeypot. */
  label: string;
}

const { autocomplete: autoComplete, ...others } = NO_AUTOFILL;
const attributes = { autoComplete, ...others };

/** Hidden fields of every form. */
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
