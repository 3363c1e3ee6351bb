import { expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { llmsText } from './llms.ts';

const page = (path: string, name: string) => ({ path, name, title: `Title of ${name}`, description: `About ${name}.` });

it('llms.txt lists the pages of a language by section, with lists of other pages last', () => {
  const pages = [
    page('/', 'home'),
    page('/ar', 'ar'),
    page('/blogs', 'Blogs'),
    page('/blogs/a', 'a'),
    page('/blogs/tags/data', 'Data'),
    page('/portfolio', 'Portfolio'),
    { ...page('/portfolio/b', 'b'), mark: 'Example' },
    page('/portfolio/industries/mining', 'Mining'),
    page('/contact', 'Contact'),
  ];
  const text = llmsText('en', pages);
  expect(text.match(/^#+ .*/gm)).toEqual([
    `# ${site.brand}`,
    `## ${site.brand}`,
    '## Blogs',
    '## Portfolio',
    '## Languages',
    '## Optional',
  ]);
  expect(text).toContain('\n> About home.\n');
  expect(text).toMatch(
    /## Blogs\n\n- \[Title of Blogs\]\(https:\/\/[^)]+\/blogs\.md\): About Blogs\.\n- \[Title of a\]/,
  );
  expect(llmsText('en', [page('/', 'home'), page('/contact', 'Contact')])).not.toContain('## Optional');
  expect(text).toMatch(/## Optional\n\n- \[Title of Data\].*\n- \[Title of Mining\].*\n$/);
  expect(text).toContain('- [Example: Title of b](');
  expect(text).toMatch(/\[العربية\]\(https:\/\/[^)]+\/ar\/llms\.txt\)/);
  expect(() => llmsText('ku', pages)).toThrow("No home page in 'ku'");
});
