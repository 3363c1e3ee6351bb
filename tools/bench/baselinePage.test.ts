import { expect, it } from 'vitest';
import { baselinePage } from './baselinePage.ts';

it('keeps texts, links, pictures and speculation rules, folds panels, and drops scripts, icons, dialogs and classes', () => {
  const page = baselinePage(
    '<html><head><title>A</title><style>b{}</style></head><body>' +
      '<header class="x"><button aria-label="Services">S</button><div popover><a href="/s">All</a></div><dialog>Menu</dialog></header>' +
      '<main><div><h1 class="t">Words</h1></div><svg><path/></svg><h3><a class="y" href="/c">C</a></h3><img src="/a.svg" alt=""><script>1</script></main>' +
      '<footer>F</footer><script type="speculationrules">{}</script></body></html>',
  );
  expect(page).toContain('<title>A</title>');
  expect(page).toContain('<header><details><summary>Services</summary><a href="/s">All</a></details></header>');
  expect(page).toContain('<main><h1>Words</h1><h3><a href="/c">C</a></h3><img src="/a.svg" alt=""></main>');
  expect(page).toContain('<script type="speculationrules">{}</script>');
});
