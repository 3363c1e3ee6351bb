import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { plainPage } from './plain.ts';

it('keeps the words and links of a page, and removes scripts, pictures, dialogs and classes', () => {
  const page = plainPage(
    parse(
      '<html><head><title>A</title><style>b{}</style></head><body><header class="x"><a class="y" href="/b">B</a><dialog>Menu</dialog></header>' +
        '<main><h1 id="t">Words</h1><svg><path/></svg><img src="/a.png" alt=""><li data-case=""><a href="/c">C</a></li><a href="/c"><img src="/c.png" alt=""></a><script>1</script></main></body></html>',
    ),
  );
  expect(page).toContain('<title>A</title>');
  expect(page).toContain('<header><a href="/b">B</a></header>');
  expect(page).toMatch(/<main><h1>Words<\/h1><li data-case(?:="")?><a href="\/c">C<\/a><\/li><\/main>/);
});
