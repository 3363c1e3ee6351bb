import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsOf } from '../../../server/words/words.ts';
import { messagesOf } from '../../../src/i18n/messages.ts';
import { tableFaults } from '../../translation/glossary.ts';
import { record } from '../sample.ts';
import { terms } from './terms.ts';

vi.mock(import('../../../src/i18n/messages.ts'), { spy: true });
vi.mock(import('../../../server/words/words.ts'), { spy: true });
type Messages = ReturnType<typeof messagesOf>;
type Words = ReturnType<typeof wordsOf>;

beforeEach(() => {
  vi.mocked(messagesOf).mockReturnValue({} as Messages);
  vi.mocked(wordsOf).mockReturnValue({} as Words);
});

const reasons = (language: string, text: string, english = '', field = 'desc') =>
  terms([
    record('page', 'en/pages/a.yaml', { [field]: english }),
    record('page', `${language}/pages/a.yaml`, { [field]: text }),
  ]).map(({ reason }) => reason);

describe('a wrong word', () => {
  it.each([
    ['ar', 'سبر الأرض', 'A survey', 'التقييم'],
    ['ar', 'ونكفل إتقان الصنعة', '', 'نحرص على'],
    ['ar', 'لكل مهنة برمجيات', 'Software for every industry', 'قطاع'],
    ['ar', 'للمهنة برمجيات', 'Software for industries', 'قطاع'],
    ['ar', 'نراجع النداءات', 'We review pages', 'تنبيهات المناوبة'],
    ['ar', 'نسلم أدلة', 'We hand over runbooks', 'أدلة التشغيل'],
    ['ar', 'أدلة تشغيل وأدلة', 'Runbooks and evidence', 'أدلة التشغيل'],
    ['ku', 'بەڕێوەبەرانی فلیتی کارەبایی', '', 'کاروان'],
    ['ku', 'زیرەکی دەستکردی نوێ', '', 'زیرەکیی دەستکرد'],
    ['ku', 'پیشەکانی دیکە', 'Other industries', 'کەرتەکان'],
  ])('is refused: %s %s', (language, text, english, right) => {
    expect(reasons(language, text, english)).toEqual([expect.stringContaining(`with ‘${right}’`)]);
  });

  it.each([
    ['in another sense', 'ar', 'شركة شابة في مهنة قديمة', 'A young company in an old trade'],
    ['within another word', 'ku', 'بەرهەمهێنانی پیشەسازی', 'Industry'],
    ['beside the correct word', 'ar', 'استعادة مجربة وأدلة تشغيل', 'Tested restores and runbooks'],
    ['in another language', 'ku', 'نكفل', ''],
    ['in its correct form', 'ku', 'زیرەکیی دەستکرد', ''],
  ])('is accepted %s', (_, language, text, english) => {
    expect(reasons(language, text, english)).toEqual([]);
  });

  it('is checked against the English of its paragraph', () => {
    const findings = terms([
      record('post', 'en/blog/a.md', { body: 'A trade.\n\nAn industry.' }),
      record('post', 'ar/blog/a.md', { body: 'مهنة.\n\nمهنة.' }),
    ]);
    expect(findings).toMatchObject([{ rule: 'terms', file: 'ar/blog/a.md', field: 'body', line: 3 }]);
  });
});

describe('a term in English', () => {
  it.each([
    ['ar', 'نقسمها إلى microservices صغيرة', 'خدمات مصغرة'],
    ['ar', 'ننسخ backups كل ليلة', 'نسخة احتياطية'],
    ['ar', 'إلى Cloud الخاصة', 'السحابة'],
    ['ar', 'بنينا CI/CD pipeline لكل فريق', 'خط التسليم'],
    ['ku', 'بۆ microservices دەگۆڕین', 'مایکرۆسێرڤس'],
  ])('is refused: %s %s', (language, text, own) => {
    expect(reasons(language, text)).toEqual([expect.stringContaining(`with ‘${own}’`)]);
  });

  it.each([
    ['in the name of a product', 'ar', 'على Google Cloud وCloud Run وArgo Rollouts'],
    ['in a longer term', 'ku', 'هاوکاتکردن: version vectors، container queries'],
    ['when its translation is in Latin letters', 'ku', 'بە API کراوە'],
    ['when the language uses it too', 'ku', 'DevOps بۆ IoT'],
    ['in brackets after the translated word', 'ku', 'باڵا (Senior)'],
    ['as a placeholder', 'ar', 'برمجيات {industry}'],
    ['within a word', 'ar', 'حزمة cloud-native جديدة'],
    ['in code', 'ar', 'الأمر `backup` يعمل', 'body'],
  ])('is accepted %s', (_, language, text, field = 'desc') => {
    expect(reasons(language, text, '', field)).toEqual([]);
  });

  it('may be the name of a technology', () => {
    expect(terms([record('service', 'ar/services/a/b.yaml', { subCards: [{ title: 'الاسم Container' }] })])).toEqual(
      [],
    );
  });
});

it.each([
  ['src/i18n/messages/ar.ts', () => vi.mocked(messagesOf)],
  ['server/words/ar.ts', () => vi.mocked(wordsOf)],
])('checks the words in %s', (file, mocked) => {
  mocked().mockImplementation(((key: string) => ({
    nav: { all: key === 'ar' ? 'كل مهنة' : 'Every industry' },
  })) as never);
  expect(terms([])).toMatchObject([{ file, field: 'nav.all' }]);
});

describe('a line of the glossary', () => {
  it('is accepted with the byte order mark and the line ends of a spreadsheet program', () => {
    expect(tableFaults('terms.csv', '\ufeffenglish,arabic,sorani\r\nclient,عميل,کڕیار\r\n')).toEqual([]);
    expect(tableFaults('wrong-words.csv', 'language,wrong,right,english\nar,سبر,التقييم,\n')).toEqual([]);
  });

  it.each([
    ['another separator', 'terms.csv', 'client;عميل;کڕیار', 'has 1 cells, expected 3'],
    ['a comma in a cell', 'terms.csv', '"client, new",عميل,کڕیار', 'has 4 cells, expected 3'],
    ['no cells', 'terms.csv', ',,', 'has an empty cell'],
    ['another encoding', 'terms.csv', 'client,\ufffd,\ufffd', 'is not encoded in UTF-8'],
    ['an unknown language', 'wrong-words.csv', 'AR,سبر,التقييم,', '‘AR’ is not a language'],
  ] as const)('is refused with %s', (_, file, line, reason) => {
    const head = file === 'terms.csv' ? 'english,arabic,sorani' : 'language,wrong,right,english';
    expect(tableFaults(file, `${head}\n${line}\n`)).toEqual([
      { file, line: 2, reason: expect.stringContaining(reason) as string },
    ]);
  });
});
