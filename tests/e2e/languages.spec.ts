import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { BRAND_MARK } from '../../src/content/normalise/brand.ts';
import { builtPage } from '../builtPage.ts';
import { DIRECTIONS, LANGUAGES, USED_LANGUAGES } from '../languages.ts';
import { CASES, POSTS } from '../records.ts';
import { builtRoutes, fileOf } from '../routes.ts';

const built = builtRoutes();
const isOn: Readonly<Record<keyof typeof site.forms, boolean>> = site.forms;

for (const { locale, words, to } of LANGUAGES) {
  const others = LANGUAGES.filter((other) => other.locale !== locale);

  test.describe(locale.key, () => {
    test('a page has its language and direction, and links to every language in footer, menu and hreflang tags', async ({
      page,
    }) => {
      await page.goto(to('/company'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale.tag);
      await expect(page.locator('html')).toHaveAttribute('dir', locale.dir);
      await expect(page.getByRole('navigation', { name: words.nav.main, exact: true }).first()).toBeVisible();
      await expect(page.locator('footer')).toContainText(words.footer.newsletterTitle);
      const offered = others.length > 0 ? LANGUAGES : [];
      for (const place of ['footer', '#menu']) {
        const links = page.locator(`${place} .languages a`);
        await expect(links).toHaveCount(offered.length);
        for (const [index, { locale: own }] of offered.entries()) {
          await expect(links.nth(index)).toContainText(own.name);
          await expect(links.nth(index).locator('img')).toHaveAttribute('src', new RegExp(`/flags/${own.key}\\.`));
        }
      }
      const tags = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
      expect(tags).toEqual([...LANGUAGES.flatMap((language) => language.locale.hreflang), 'x-default']);
    });

    test('the header leads to the same page in each other language', async ({ page }) => {
      const [next] = others;
      test.skip(!next, 'the site has one language');
      await page.goto(to('/services/devops'));
      await page.locator('header').getByRole('button', { name: words.controls.language }).click();
      const linkOf = (name: string) => page.locator('#languages').getByRole('link', { name });
      for (const other of others)
        await expect(linkOf(other.locale.name)).toHaveAttribute('href', other.to('/services/devops'));
      await linkOf(next?.locale.name ?? '').click();
      await expect(page).toHaveURL(new RegExp(`${next?.to('/services/devops')}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', next?.locale.tag ?? '');
    });

    test('a missing page is shown in the language of its prefix, with a search field and links to services, privacy and contact', async ({
      page,
    }) => {
      const response = await page.goto(to('/no-such-page'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.notFoundTitle);
      const main = page.locator('main');
      for (const [name, path] of [
        [words.nav.allServices, '/services'],
        [words.notices.privacy, '/privacy'],
        [words.nav.contact, '/contact'],
      ] as const)
        await expect(main.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', to(path));
      await main.getByRole('searchbox', { name: words.search.field }).fill('FHIR');
      await main.getByRole('button', { name: words.search.open }).click();
      await expect(page).toHaveURL(new RegExp(`${to('/search')}\\?q=FHIR$`));
    });
  });
}

for (const { locale, words, to } of USED_LANGUAGES) {
  test.describe(locale.key, () => {
    test('the footer and the contact form link to the notices', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(to('/contact'));
      const footer = page.locator('footer');
      for (const [name, path] of [
        [words.notices.privacy, '/privacy'],
        [words.notices.accessibility, '/accessibility'],
        ...(isOn.newsletter ? [[words.notices.forms, '/privacy'] as const] : []),
      ] as const) {
        const link = footer.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', to(path));
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      if (isOn.contact)
        await expect(page.locator('main #form').getByRole('link', { name: words.notices.forms })).toHaveAttribute(
          'href',
          to('/privacy'),
        );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    test('the links of a service group and of the developers page preselect their topic in the contact form', async ({
      page,
    }) => {
      test.skip(!site.forms.contact, 'the form is off');
      for (const [path, topic] of [
        ['/services/devops', 'devops'],
        ['/on-demand-developers', 'on-demand-developers'],
      ] as const) {
        await page.goto(to(path));
        await page.locator('[data-section="hero"]').getByRole('link', { name: words.nav.getInTouch }).click();
        await expect(page.locator('main form').getByLabel(words.contactPage.topic)).toHaveValue(topic);
      }
    });

    test('the menu marks the current section with a line, and the panel marks the current page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(to('/services/devops'));
      await page.getByRole('button', { name: words.nav.openMenu }).click();
      const summary = page.locator('#menu nav > details > summary').nth(1);
      await expect(summary).toHaveAttribute('aria-current', 'true');
      const line = (index: number) =>
        page
          .locator('#menu nav > details > summary > span:first-child')
          .nth(index)
          .evaluate((name) => getComputedStyle(name).backgroundSize);
      await expect.poll(() => line(1)).toBe('100% 2px');
      expect(await line(0)).toBe('0px 2px');
      await page.goto(to('/services'));
      await expect(
        page.locator('#panel-services').getByRole('link', { name: words.nav.allServices, includeHidden: true }),
      ).toHaveAttribute('aria-current', 'page');
    });
  });
}

/** Every text of header, menu and footer in the language of the page, including labels, without its full stop. */
const frameTexts = (page: Page): Promise<string[]> =>
  page.locator('header, #menu, footer').evaluateAll((frames) =>
    frames
      .flatMap((frame) => [...frame.querySelectorAll('*:not(script, style)')])
      .filter((element) => element.closest('[lang]') === document.documentElement)
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
        ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
      ])
      .flatMap((text) => text?.trim().replace(/\.$/, '') ?? []),
  );

/** Written the same in every language: names, addresses, and terms such as DevOps or CI/CD. */
const NAMES: readonly string[] = [
  site.brand,
  site.legalName,
  site.contact.email,
  ...site.socials.map(({ name }) => name),
];
const TERM = /^[A-Z][A-Za-z]*(?:\/[A-Z]+|[A-Z][A-Za-z]*)$/;

test('header and footer of another language have no English text', async ({ page }) => {
  const [english, ...others] = LANGUAGES;
  if (!english) throw new Error('The site has no language');
  await page.goto(english.to('/company'));
  const originals = new Set(await frameTexts(page));
  expect(originals).toContain(english.words.footer.newsletterTitle);
  for (const { words, to } of others) {
    await page.goto(to('/company'));
    const alike = (await frameTexts(page)).filter((text) => /[a-z]/i.test(text) && originals.has(text));
    const known = [...NAMES, words.newsletter.emailExample];
    expect(alike.filter((text) => !known.includes(text) && !TERM.test(text))).toEqual([]);
  }
});

test('no page contains the placeholder of the company’s name', () => {
  for (const route of built) expect(readFileSync(fileOf(route), 'utf8'), route).not.toContain(BRAND_MARK);
});

for (const { locale, to } of DIRECTIONS) {
  test(`${locale.key}: the full stop of .NET is to the left of its letters in the list of technologies`, async ({
    page,
  }) => {
    await page.goto(to('/services/software-development/microservices'));
    const [stop = 0, letter = 0] = await page
      .locator('[data-group] li')
      .filter({ hasText: /^\.NET$/ })
      .first()
      .evaluate((item) => {
        const text = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode() as Text;
        return [0, 1].map((start) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().left;
        });
      });
    expect(stop).toBeLessThan(letter);
  });
}

for (const { locale, words, to } of DIRECTIONS.filter(({ locale: { prefix } }) => prefix !== '')) {
  const { english, inEnglish, servicesInEnglish } = words.controls;

  test(`${locale.key}: header, menu and footer mark links to English pages`, async ({ page }) => {
    await page.goto(to('/company'));
    const lists = page.locator('#menu nav > details');
    for (const [list, below, note] of [
      [lists.nth(1), '/services/', servicesInEnglish],
      [page.locator('#panel-services'), '/services/', servicesInEnglish],
      [lists.nth(2), '/industries/', inEnglish],
      [page.locator('#panel-industries'), '/industries/', inEnglish],
    ] as const) {
      const hasMissing = built.some((route) => route.startsWith(below) && !built.includes(to(route)));
      await expect(list.getByText(note)).toHaveCount(hasMissing ? 1 : 0);
    }
    // Links outside the lists that have a note, except links to the English version of this page.
    const links = page.locator(
      ':is(header nav > ul > li > a, #menu nav > ul a, footer nav a, #panel-company a, #menu details:first-child a)',
    );
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const isEnglish = (await link.getAttribute('hreflang')) === 'en';
      expect((await link.textContent())?.includes(english), (await link.getAttribute('href')) ?? '').toBe(isEnglish);
    }
  });

  test(`${locale.key}: lists mark each English page, and no other page`, () => {
    const featured = builtPage(to('/')).querySelector('[data-section="featured"]');
    expect(featured?.text).not.toContain(inEnglish);
    const cards = featured?.querySelectorAll('article') ?? [];
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const isEnglish = card.querySelectorAll('a').at(-1)?.getAttribute('hreflang') === 'en';
      expect(card.text.includes(english)).toBe(isEnglish);
    }
    for (const address of ['/search', '/404']) {
      const index = builtPage(to(address)).querySelector('[data-section="index"]');
      expect(index?.text).not.toContain(inEnglish);
      const links = index?.querySelectorAll('a') ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link.text.includes(english)).toBe(link.getAttribute('hreflang') === 'en');
    }
  });
}

test('English pages load no Arabic font for the names of languages', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  if (LANGUAGES.length > 1) await page.locator('header').getByRole('button', { name: 'Language' }).click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts, 'fonts are observed').not.toEqual([]);
  expect(fonts.filter((url) => url.includes('arabic'))).toEqual([]);
});

/** Font families that draw the letters of the first element of `selector`. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).sort();
}

test('the fonts of the site have every letter of Arabic and Sorani, joined and alone', async ({ page }) => {
  const language = LANGUAGES.find(({ locale }) => locale.dir === 'rtl');
  test.skip(!language, 'no language is written in these letters');
  await page.goto(language?.to('/') ?? '', { waitUntil: 'networkidle' });
  // Each of the two fonts may load too late for a page, and is then used from a later page on.
  await expect(async () => {
    await page.goto(language?.to('/company') ?? '', { waitUntil: 'networkidle' });
    expect(await facesOf(page, 'h1')).toContain('Vazirmatn');
    await page.evaluate(() => {
      const sample = document.createElement('p');
      sample.id = 'sample';
      // Spaces and quotation marks come from the Latin face; a letter that neither has would add a third font.
      const letters = 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ ثذصضطظكيىةأإآؤء';
      sample.textContent = `${letters} ${Array.from(letters).join(' ')} ڕێگای ڵەسەر ۆ، ؛ ؟ «»`;
      document.body.append(sample);
    });
    await page.evaluate(() => document.fonts.ready);
    expect(await facesOf(page, '#sample')).toEqual(['Instrument Sans', 'Vazirmatn']);
  }).toPass();
});

test('lines of right-to-left text are high enough for the marks of its letters', async ({ page }) => {
  const language = LANGUAGES.find(({ locale }) => locale.dir === 'rtl');
  const lists = [CASES.map(({ slug }) => `/portfolio/${slug}`), POSTS.map(({ slug }) => `/blogs/${slug}`)];
  const routes = lists.flatMap(
    (paths) => paths.map((path) => language?.to(path) ?? '').find((path) => built.includes(path)) ?? [],
  );
  test.skip(routes.length === 0, 'no language has such a page');
  for (const route of routes) {
    await page.goto(route);
    const low = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(({ childNodes }) =>
          [...childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\p{Script=Arabic}/u.test(textContent ?? ''),
          ),
        )
        .filter((element) => {
          const { fontSize, lineHeight } = getComputedStyle(element);
          return Number.parseFloat(lineHeight) < 1.28 * Number.parseFloat(fontSize);
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(low, route).toEqual([]);
  }
});

test('a link in a right-to-left article is underlined below its letters', async ({ page }) => {
  const language = LANGUAGES.find(({ locale }) => locale.dir === 'rtl');
  const route = POSTS.map(({ slug }) => language?.to(`/blogs/${slug}`) ?? '').find((path) => built.includes(path));
  test.skip(!route, 'no language has such an article');
  await page.goto(route ?? '');
  const offset = await page.locator('.prose').evaluate((text) => {
    const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'رابط' });
    text.querySelector('p')?.append(link);
    const { textUnderlineOffset, fontSize } = getComputedStyle(link);
    return Number.parseFloat(textUnderlineOffset) / Number.parseFloat(fontSize);
  });
  expect(offset).toBeCloseTo(0.5);
});
