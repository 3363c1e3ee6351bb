import { describe, expect, it } from 'vitest';
import { markupFaults } from './markup.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;

describe('markup', () => {
  it('is accepted as React and Astro write it', () => {
    expect(
      markupFaults(
        page(
          '<style>astro-island{display:contents}</style><main><p id="_r_1">a<br/></p><button type="button" popoverTarget="x">b</button></main>',
        ),
      ),
    ).toEqual([]);
  });

  it('may have spaces in telephone numbers', () => {
    expect(markupFaults(page('<p><a href="tel:+15550100">+1 555-0100</a></p>'))).toEqual([]);
  });

  it.each([
    ['element-permitted-content', '<ul><p>a</p></ul>'],
    ['close-order', '<p>a</em></p>'],
    ['no-dup-id', '<p id="a">a</p><p id="a">b</p>'],
    ['text-content', '<button type="button"></button>'],
    ['no-dup-class', '<p class="a b a">a</p>'],
    ['unique-landmark', '<nav>a</nav><nav>b</nav>'],
    ['no-implicit-button-type', '<button>a</button>'],
  ])('%s: %s', (rule, body) => {
    expect(markupFaults(page(body)).join('\n')).toContain(rule);
  });
});
