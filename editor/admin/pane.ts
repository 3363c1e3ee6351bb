/** The preview next to a form: a frame with our page `/preview`, which shows the page of the record. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';

const FILL = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 } as const;

/** The content of Sveltia's preview pane for the open record. The document of the pane has the language of the form. */
export const Pane: CustomPreviewTemplate = ({ entry, document }: CustomPreviewTemplateProps) => {
  const file = entry.get('path');
  const query = new URLSearchParams({ file, locale: document.documentElement.lang });
  return createElement('iframe', {
    title: 'Preview',
    src: `${location.origin}/preview?${query.toString()}`,
    style: FILL,
  });
};
