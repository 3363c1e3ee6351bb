import { downloadForm } from '#shared/forms/download.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { AddressForm, type AddressMessages } from './form/AddressForm.tsx';

interface Props {
  locale: LocaleKey;
  /** Title of the file on the page. */
  title: string;
  /** Name of the file in the form: its path without extension. */
  file: string;
  messages: AddressMessages & { ask: string };
}

/** The form that requests a file by mail. */
export const DownloadForm = ({ locale, title, file, messages }: Props) => (
  <AddressForm
    id={`download-${file}`}
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
