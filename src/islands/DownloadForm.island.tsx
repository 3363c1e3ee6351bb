import { downloadForm } from '#shared/forms/download.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { AddressForm, type AddressMessages } from './form/AddressForm.tsx';

interface Props {
  /** Start of the ids in the form, unique in the page. */
  id: string;
  locale: LocaleKey;
  /** Title of the file on the page. */
  title: string;
  /** Name of the file in the form: its path without extension. */
  file: string;
  messages: AddressMessages & { ask: string };
}

/** The form that requests a file by mail. */
export const DownloadForm = ({ id, locale, title, file, messages }: Props) => (
  <AddressForm
    id={id}
    name="download"
    form={downloadForm}
    locale={locale}
    messages={messages}
    send={messages.ask}
    width="max-w-[34rem]"
    label={title}
  >
    <input type="hidden" name={downloadForm.fields.file.name} value={file} />
  </AddressForm>
);
