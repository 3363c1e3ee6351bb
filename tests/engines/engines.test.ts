/** The site in the engines of Firefox and Safari. The browser tests in Chromium cover everything; these cover what differs between engines. */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../../src/i18n/messages.ts';
import { localeOfPath } from '../../shared/paths.ts';
import { site } from '../../site.config.ts';
import { templatesOf } from '../../tools/bench/routes.ts';
import { serveDist, type RunningSite } from '../../tools/serve.ts';
import { LANGUAGES } from '../languages.ts';
import { freshAddress, leadsOf } from '../leads.ts';
import { CASES, GENERAL, ROLES } from '../records.ts';
import { builtRoutes } from '../routes.ts';
import { CHECKS_ALL } from '../scope.ts';
import { firefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { webkit } from './webkit.ts';

const FOLDER = path.resolve('.cache/engines-data');
const CV = `${FOLDER}.pdf`;
const WIDTHS = [480, 768, 1440];
/** Templates with a layout of their own; the long run uses every template. */
const TEMPLATES = ['home', 'service', 'portfolio', 'case study', 'article', 'role', 'contact'];
const BUILT = builtRoutes();
const ROUTES = [
  ...templatesOf(BUILT)
    .filter(({ template }) => CHECKS_ALL || TEMPLATES.includes(template))
    .map(({ route }) => route),
  ...['/ku/contact', '/ar/on-demand-developers', ...(CHECKS_ALL ? ['/ar'] : [])].filter((route) =>
    LANGUAGES.some(({ locale }) => locale.key === localeOfPath(route)),
  ),
];
/** An industry that only some case studies have. */
const INDUSTRY = CASES.find(({ industry }) => industry !== CASES[0]?.industry)?.industry;
/** A discipline that only some open roles have. */
const NARROWING = ROLES.find(({ discipline }) => discipline !== ROLES[0]?.discipline)?.discipline;
const { contactPage, application, careerPage, formErrors } = messagesOf('en');

const POLL_OPTIONS = { timeout: 120_000, interval: 100 };

let running: RunningSite;
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  running = await serveDist({ DATA_DIR: FOLDER, RATE_LIMIT: 'off' });
  writeFileSync(CV, '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
});
afterAll(() => running.stop());

describe.each([firefox, webkit])('$name', ({ launch }) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await launch(running.url);
    // A font that loads too late for the first page is used from a later page on.
    const openWithFonts = async () => {
      await tab.open('/privacy');
      const hasFont = await tab.run(async () => {
        await document.fonts.ready;
        return [...document.fonts].some(({ status }) => status === 'loaded');
      });
      expect(hasFont).toBe(true);
    };
    await vi.waitFor(openWithFonts, POLL_OPTIONS);
  });
  afterAll(() => tab.close());
  beforeEach(() => tab.resize(1440, 900));

  const isShown = (selector: string) =>
    tab.run(
      (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
      selector,
    );
  const textOf = (selector: string) => tab.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  const valueOf = (selector: string) =>
    tab.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector);
  const hasFocus = (selector: string) =>
    tab.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const visible = (selector: string) =>
    tab.run(
      (wanted) => [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility()).length,
      selector,
    );
  /** The script of the shell runs after the page has loaded, and turns the links to the search into buttons. */
  const hasShell = () =>
    expect.poll(() => isShown('header [data-search-open][role="button"]'), POLL_OPTIONS).toBe(true);
  /** A hydrated form sends itself. Before that, the browser sends it and opens the page of the response. */
  const isHydrated = (form: string) =>
    tab.run((wanted) => document.querySelector<HTMLFormElement>(wanted)?.noValidate ?? false, form);
  const addressNow = () => tab.run(() => location.pathname + location.search);

  describe.each(ROUTES)('%s', (route) => {
    it('fits into the window at every width, with its own font and the drawing of its hero', async () => {
      expect(BUILT).toContain(route);
      await tab.open(route);
      for (const width of WIDTHS) {
        await tab.resize(width, 900);
        const found = await tab.run(async () => {
          await document.fonts.ready;
          const { scrollWidth, clientWidth } = document.documentElement;
          const drawings = [...document.querySelectorAll<HTMLImageElement>('#hero img')];
          const areas = [...document.querySelectorAll('textarea')];
          await Promise.all(drawings.map((drawing) => drawing.decode()));
          return {
            tooWide: scrollWidth - clientWidth,
            wideAreas: areas.filter((area) => area.scrollWidth > area.clientWidth).length,
            fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length > 0,
            title: document.querySelector('h1')?.checkVisibility(),
            emptyDrawings: drawings.filter(({ naturalWidth }) => naturalWidth === 0).length,
          };
        });
        expect({ width, ...found }).toEqual({
          width,
          tooWide: 0,
          wideAreas: 0,
          fonts: true,
          title: true,
          emptyDrawings: 0,
        });
      }
    });
  });

  it('opens a panel of the header, and closes it on Escape and returns the focus', async () => {
    await tab.open('/industries');
    // In WebKit the shell's script gives the pressed button the focus.
    await hasShell();
    await tab.click('#panel-services-button');
    await expect.poll(() => isShown('#panel-services'), POLL_OPTIONS).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => isShown('#panel-services'), POLL_OPTIONS).toBe(false);
    expect(await hasFocus('#panel-services-button')).toBe(true);
  });

  it('opens the menu over the whole of a small screen, opens a group, and closes the menu on Escape', async () => {
    await tab.open('/');
    // Without invoker commands in the browser, the shell's script opens the menu.
    await hasShell();
    await tab.resize(480, 900);
    await tab.click('[data-menu-open]');
    await expect.poll(() => isShown('#menu'), POLL_OPTIONS).toBe(true);
    const uncovered = () =>
      tab.run(() => {
        const { width, height } = document.querySelector('#menu')?.getBoundingClientRect() ?? new DOMRect();
        return [Math.round(innerWidth - width), Math.round(innerHeight - height)];
      });
    await expect.poll(uncovered, POLL_OPTIONS).toEqual([0, 0]);
    await tab.click('#menu nav > details > summary');
    await expect.poll(() => isShown('#menu nav > details a'), POLL_OPTIONS).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => isShown('#menu'), POLL_OPTIONS).toBe(false);
    await tab.resize(1440, 900);
  });

  it('keeps the chosen theme on the next page', async () => {
    const background = () => tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
    await tab.open('/');
    const before = await background();
    await hasShell();
    await tab.click('header [data-theme-switch]');
    await expect.poll(background, POLL_OPTIONS).not.toBe(before);
    const chosen = await background();
    await tab.open('/contact');
    expect(await background()).toBe(chosen);
    await hasShell();
    await tab.click('header [data-theme-switch]');
    await expect.poll(background, POLL_OPTIONS).toBe(before);
  });

  it('shows search results while the visitor types', async () => {
    await tab.open('/industries');
    await hasShell();
    await tab.click('header [data-search-open]');
    await expect.poll(() => hasFocus('#search [role="searchbox"]'), POLL_OPTIONS).toBe(true);
    await tab.type('#search [role="searchbox"]', 'microservices');
    const first = () => tab.run(() => document.querySelector('#search [data-card] a')?.getAttribute('href'));
    await expect.poll(first, POLL_OPTIONS).toBe('/services/software-development/microservices');
  });

  it.runIf(INDUSTRY)('filters the case studies without loading another page', async () => {
    await tab.open('/portfolio');
    const cases = await visible('[data-section="cases"] [data-card]');
    await tab.click('details[name="case-facet"] summary');
    const link = `a[data-facet="industry"][data-value="${INDUSTRY}"]`;
    await expect.poll(() => isShown(link), POLL_OPTIONS).toBe(true);
    await tab.click(link);
    await expect.poll(addressNow, POLL_OPTIONS).toBe(`/portfolio?industry=${INDUSTRY}`);
    await expect.poll(() => visible('[data-section="cases"] [data-card]'), POLL_OPTIONS).toBeLessThan(cases);
  });

  it.runIf(NARROWING)('filters the roles by the address of the page', async () => {
    await tab.open(`/company/career?discipline=${NARROWING}`);
    const roles = await tab.run(() => document.querySelectorAll('[data-role]').length);
    await expect.poll(() => visible('[data-role]'), POLL_OPTIONS).toBeLessThan(roles);
    expect(await isShown('[data-role-filters]')).toBe(true);
    expect(await textOf('[data-role-filters]')).toContain(careerPage.discipline);
  });

  it.runIf(site.forms.contact)('passes the brief of the team builder to the contact form and sends it', async () => {
    const form = 'form[action="/api/contact"]';
    const email = freshAddress();
    await tab.open('/on-demand-developers');
    await tab.click('[data-section="builder"] label:has(input[value="2"])');
    await expect.poll(() => textOf('[data-brief]'), POLL_OPTIONS).toContain('2 ×');
    await tab.click('[data-section="builder"] button');
    await expect.poll(addressNow, POLL_OPTIONS).toMatch(/^\/contact\?topic=on-demand-developers/);
    await expect.poll(() => valueOf(`${form} [name="message"]`), POLL_OPTIONS).toContain('2 ×');
    await tab.type(`${form} [name="name"]`, 'Test Reader');
    await tab.type(`${form} [name="email"]`, email);
    await expect.poll(() => isHydrated(form), POLL_OPTIONS).toBe(true);
    await tab.click(`${form} [type="submit"]`);
    await expect
      .poll(() => textOf('[data-section="contact"] [role="status"]'), POLL_OPTIONS)
      .toContain(messagesOf('en').form.done);
    expect(leadsOf(FOLDER, email).map(({ kind }) => kind)).toEqual(['contact']);
  });

  it.runIf(site.forms.contact)(
    'shows an invalid address in the error summary, keeps the message, and links to the field',
    async () => {
      const form = 'form[action="/api/contact"]';
      await tab.open('/contact');
      await tab.type(`${form} [name="name"]`, 'Test Reader');
      // The error of a field appears when the hydrated form loses its focus.
      await expect.poll(() => isHydrated(form), POLL_OPTIONS).toBe(true);
      await tab.type(`${form} [name="email"]`, 'reader@localhost');
      await tab.type(`${form} [name="message"]`, 'The nightly export stops at two.');
      // The error of the address moves the button, so the driver must look for the button after it appears.
      await expect.poll(() => isShown(`${form} [name="email"][aria-invalid]`), POLL_OPTIONS).toBe(true);
      await tab.click(`${form} [type="submit"]`);
      await expect.poll(() => hasFocus(`${form} [role="group"]`), POLL_OPTIONS).toBe(true);
      expect(await textOf(`${form} [role="group"]`)).toContain(contactPage.email);
      expect(await valueOf(`${form} [name="message"]`)).toBe('The nightly export stops at two.');
      await tab.click(`${form} [role="group"] a`);
      await tab.write('.example');
      expect(await valueOf(`${form} [name="email"]`)).toContain('.example');
    },
  );

  it.runIf(site.forms.applications)('sends an application with its file', async () => {
    const form = 'form[action="/api/applications"]';
    const email = freshAddress();
    await tab.open(`/company/career/${GENERAL}`);
    await tab.type(`${form} [name="name"]`, 'Test Reader');
    await tab.type(`${form} [name="email"]`, email);
    await tab.type(`${form} [name="message"]`, 'A ledger that balanced.');
    await tab.attach(`${form} [type="file"]`, CV);
    await expect.poll(() => isHydrated(form), POLL_OPTIONS).toBe(true);
    await tab.click(`${form} [type="submit"]`);
    await expect
      .poll(() => textOf('[data-section="application"] [role="status"]'), POLL_OPTIONS)
      .toContain(application.done);
    expect(leadsOf(FOLDER, email).map(({ kind }) => kind)).toEqual(['application']);
  });

  it.runIf(site.forms.applications)('asks again for a file that was removed after it was chosen', async () => {
    const form = 'form[action="/api/applications"]';
    const email = freshAddress();
    const gone = `${FOLDER}-gone.pdf`;
    copyFileSync(CV, gone);
    await tab.open(`/company/career/${GENERAL}`);
    await tab.type(`${form} [name="name"]`, 'Test Reader');
    await tab.type(`${form} [name="email"]`, email);
    await tab.type(`${form} [name="message"]`, 'A ledger that balanced.');
    await expect.poll(() => isHydrated(form), POLL_OPTIONS).toBe(true);
    await tab.attach(`${form} [type="file"]`, gone);
    rmSync(gone);
    await tab.click(`${form} [type="submit"]`);
    await expect.poll(() => textOf(`${form} [role="group"]`), POLL_OPTIONS).toContain(formErrors.fileGone);
    await tab.attach(`${form} [type="file"]`, CV);
    await tab.click(`${form} [type="submit"]`);
    await expect.poll(() => leadsOf(FOLDER, email).length, POLL_OPTIONS).toBe(1);
  });

  it.runIf(site.forms.contact)('sends a message when the visitor leaves the page immediately', async () => {
    const form = 'form[action="/api/contact"]';
    const email = freshAddress();
    await tab.open('/contact');
    await tab.type(`${form} [name="name"]`, 'Test Reader');
    await tab.type(`${form} [name="email"]`, email);
    await tab.type(`${form} [name="message"]`, 'The nightly export stops at two.');
    await expect.poll(() => isHydrated(form), POLL_OPTIONS).toBe(true);
    await tab.run((wanted) => {
      document.querySelector<HTMLFormElement>(wanted)?.requestSubmit();
      location.assign('/services');
    }, form);
    await expect.poll(() => leadsOf(FOLDER, email), POLL_OPTIONS).toMatchObject([{ state: 'accepted' }]);
  });
});
