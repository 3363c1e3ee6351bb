import { useState } from 'react';
import type { PreviewAnswer } from '../../preview/preview.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useData } from '../parts/useData.ts';
import { Frame, WIDTHS, type Width } from './Frame.tsx';
import { Switch } from './Switch.tsx';

interface Props {
  /** Path of the record, in any language. */
  file: string;
  /** Key of the language that is shown first. */
  locale: string;
}

/** The page of a record as the site would show it, in each of its languages and in two widths. */
export function PreviewPage({ file, locale }: Props) {
  const { data, fault, reload } = useData<PreviewAnswer>(`/api/preview?${new URLSearchParams({ file }).toString()}`);
  const [chosen, setChosen] = useState(locale);
  const [width, setWidth] = useState<Width>('desktop');
  const page = data?.pages.find((other) => other.locale === chosen) ?? data?.pages[0];
  if (!data || !page || fault !== undefined) {
    return (
      <main className="p-4">
        <h1 className="sr-only">Preview</h1>
        <Notice kind="fault">{fault}</Notice>
        {fault === undefined ? (
          <p>{data ? 'No page yet. It appears here after the first save.' : 'Loading…'}</p>
        ) : (
          <ActionButton onPress={reload}>Reload</ActionButton>
        )}
      </main>
    );
  }
  return (
    <main className="flex h-dvh flex-col">
      <h1 className="sr-only">Preview</h1>
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line bg-surface px-4 py-2">
        <Switch
          label="Language"
          chosen={page.locale}
          options={data.pages.map((other) => [other.locale, other.language])}
          onChoose={setChosen}
        />
        <Switch label="Width" chosen={width} options={WIDTHS} onChoose={setWidth} />
        <button type="button" onClick={reload} className="menu-link text-small">
          Reload
        </button>
      </div>
      <Frame key={page.address} title={`The page in ${page.language}`} address={page.address} width={width} />
    </main>
  );
}
