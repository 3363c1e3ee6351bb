import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseEvidence, markedTitle } from '#content/normalise/caseEvidence.ts';
import { client as clientSchema } from '#content/schema/client.ts';
import { messagesOf } from '#i18n/messages.ts';
import { CaseHero } from '#sections/CaseHero.tsx';
import { CaseList } from '#sections/CaseList.tsx';
import { CaseProof } from '#sections/CaseProof.tsx';
import { CaseRelated } from '#sections/CaseRelated.tsx';
import { SelectedWork } from '#sections/SelectedWork.tsx';

const { portfolioPage: words } = messagesOf('en');
const picture = { src: '/a.svg', alt: '', width: 1, height: 1 };

/** A client as a company would enter it; all names are invented. */
const REAL = clientSchema.parse({
  name: 'Example Terminal Ltd',
  logo: { src: '/media/example-terminal.svg', width: 200, height: 60 },
  quotation: { text: 'We plan from it every morning.', role: 'Head of planning', name: 'A. Speaker', consent: true },
  figures: [{ value: '18 %', label: 'Fewer moved berths', source: 'Berth log, first quarters of two years' }],
});

/** The head, the proof and both cards of a case of `client`. */
function shown(client: typeof REAL): string {
  const evidence = caseEvidence({ client }, words);
  const card = { label: 'Berths', href: '/b', result: 'r', picture, ...evidence };
  const values = { industry: '', service: '', technology: '' };
  return renderToStaticMarkup(
    <>
      <CaseHero {...evidence} title="Berths" desc="d" logo={evidence.real?.logo} picture={picture} facts={[]} />
      <CaseProof quotation={evidence.real?.quotation} figures={evidence.real?.figures} words={words} />
      <CaseList cards={[{ ...card, technologies: [], values }]} comma=", " />
      <SelectedWork title="t" desc="d" cases={[card]} overview={{ label: 'o', href: '/o' }} />
    </>,
  );
}

describe('an example case', () => {
  const html = shown('A container terminal');

  it('is marked as an example in its head, before the title, and in every list', () => {
    expect(html.split(words.example)).toHaveLength(3 + 1);
    expect(html.indexOf('data-mark')).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain(words.note);
  });

  it('shows no evidence', () => {
    expect(html).not.toContain('data-section="proof"');
  });

  it('is marked in all languages, also in its title on other pages', () => {
    for (const locale of ['en', 'ar', 'ku'] as const) {
      const { portfolioPage } = messagesOf(locale);
      const evidence = caseEvidence({ client: 'x' }, portfolioPage);
      expect(evidence).toMatchObject({ note: portfolioPage.note, resultTitle: portfolioPage.goal });
      expect(markedTitle('y', evidence)).toBe(`${portfolioPage.example}: y`);
    }
  });
});

describe('a case of a real client', () => {
  const html = shown(REAL);

  it('has no mark and no note', () => {
    expect(html).not.toContain(words.example);
    expect(html).not.toContain('data-mark');
    expect(markedTitle('y', caseEvidence({ client: REAL }, words))).toBe('y');
    expect(caseEvidence({ client: REAL }, words).resultTitle).toBe(words.result);
  });

  it('shows the client, the logo, the quotation with its role and each figure with its source', () => {
    for (const part of [
      'Example Terminal Ltd',
      'src="/media/example-terminal.svg"',
      'We plan from it every morning.',
      '<bdi>A. Speaker</bdi> · <bdi>Head of planning</bdi>',
      '<bdi>18 %</bdi>',
      `${words.source}: Berth log, first quarters of two years`,
    ]) {
      expect(html).toContain(part);
    }
  });

  it('shows its name in its own direction: right-to-left text would move the full stop of Ltd.', () => {
    expect(html.split('<bdi>Example Terminal Ltd</bdi>')).toHaveLength(3 + 1);
  });

  it('has a light background behind the logo, for which logos are designed', () => {
    expect(html).toMatch(/<img src="\/media\/example-terminal.svg"[^>]*class="[^"]*\bbg-\[#fffdf8\]/);
  });

  it('shows no quotation, figure or logo that it does not have', () => {
    expect(renderToStaticMarkup(<CaseProof words={words} />)).toBe('');
    const alone = clientSchema.parse({ name: 'Example Terminal Ltd' });
    expect(shown(alone)).not.toMatch(/<blockquote|<img src="\/media/);
  });
});

it('a case whose services are not published has no empty list of services', () => {
  const html = renderToStaticMarkup(<CaseRelated title="t" services={[]} industry={{ label: 'Ports', href: '/p' }} />);
  expect(html).toContain('Ports');
  expect(html).not.toContain('<ul');
});
