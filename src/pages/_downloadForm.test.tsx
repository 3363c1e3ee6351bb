import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesOf } from '#i18n/messages.ts';
import { DownloadForm } from '#islands/DownloadForm.island.tsx';

it('without script, the form that requests a file sends its name and the language of the page', () => {
  const { newsletter, downloads } = messagesOf('ar');
  const html = renderToStaticMarkup(
    <DownloadForm
      {...{ id: 'download-0-0', locale: 'ar', title: 'Checklist', file: 'guides/checklist' }}
      messages={{ ...newsletter, ...downloads }}
    />,
  );
  expect(html).toMatch(/<form aria-label="Checklist"[^>]* action="\/api\/downloads" method="post">/);
  expect(html).toContain('<input type="hidden" name="file" value="guides/checklist"/>');
  expect(html).toContain('<input type="hidden" name="locale" value="ar"/>');
  expect(html).toMatch(/<input [^>]*required="" type="email"/);
  expect(html).toContain(downloads.ask);
});
