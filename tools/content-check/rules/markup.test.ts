import { describe, expect, it } from 'vitest';
import { record } from '../sample.ts';
import { markup } from './markup.ts';

const found = (body: string) => markup([record('post', 'en/blog/a.md', { body })]);

describe('a text', () => {
  it.each([
    ['elements that Markdown creates', '# A\n\n- [x] b\n\n| c |\n| - |\n| d[^1] |\n\n[^1]: e\n'],
    ['HTML for formatting', '<p lang="ar" dir="rtl">a<br><kbd>Ctrl</kbd></p>\n\n<img src="/media/a.jpg" alt="b">'],
    ['any HTML as code', '`<script>`\n\n```html\n<b onclick="a()" style="b">\n```\n'],
  ])('may contain %s', (_, body) => {
    expect(found(body)).toEqual([]);
  });

  it.each(['script', 'STYLE', 'iframe', 'object', 'embed', 'form', 'base', 'meta', 'link', 'svg', 'body', 'our-part'])(
    'may not contain the element %s',
    (name) => {
      expect(found(`A\n\n\`<${name}>\` <${name}>`)).toMatchObject([
        {
          line: 3,
          field: 'body',
          reason: expect.stringContaining(`‘<${name}>’ is an element that is not allowed`) as string,
        },
      ]);
    },
  );

  it.each([
    ['onclick', '<b onclick="a()">'],
    ['onerror', '<IMG ONERROR=a()>'],
    ['style', '<p\nstyle="color: red">'],
    ['style', '| a |\n| :-: |\n'],
    ['srcset', '<img srcset="/media/a.jpg 2x">'],
  ])('may not contain the attribute %s: %s', (name, html) => {
    expect(found(`\`${name}\`\n\n${html}`)).toMatchObject([
      {
        line: html.startsWith('<p') ? 4 : 3,
        field: 'body',
        reason: expect.stringMatching(`^‘${name}’ is an attribute`) as string,
      },
    ]);
  });
});
