import { expect, test, type Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { officeView, isVisitable } from '../../src/content/normalise/office.ts';
import { hydrated } from '../contactForm.ts';
import { severalFrames } from '../frames.ts';
import { USED_LANGUAGES } from '../languages.ts';
import { GENERAL, officesIn } from '../records.ts';
import { builtRoutes } from '../routes.ts';
import { translateLikeBrowser } from '../translateLikeBrowser.ts';
import { hasShell } from '../visit.ts';

const theme = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor: background, colorScheme: scheme } = getComputedStyle(document.documentElement);
    return { background, scheme };
  });

/** Waits for the shell's script, and then until the page is idle: only then would that script load smooth scroll. */
async function isIdleWithShell(page: Page): Promise<void> {
  await hasShell(page);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

for (const { locale, words, to } of USED_LANGUAGES) {
  const { nav, footer, newsletter, controls } = words;

  test.describe(locale.key, () => {
    test('the home page: skip link, header, theme, year and zoom', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(to('/'), { waitUntil: 'networkidle' });

      await test.step('smooth scroll is off with reduced motion', async () => {
        await isIdleWithShell(page);
        await expect(page.locator('html')).not.toHaveClass(/lenis/);
      });

      await test.step('the skip link gets the focus first and moves it to the main content', async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: nav.skip })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
      });

      await test.step('the header stays at the top while the page scrolls', async () => {
        await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
        await expect
          .poll(() => page.locator('header').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
          .toBe(0);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      });

      await test.step('the theme follows the system until the switch is used', async () => {
        const systems = await theme(page);
        expect(systems.scheme).toBe('light dark');
        const control = page.locator('header').getByRole('button', { name: controls.theme });
        await expect(control).toHaveAttribute('aria-pressed', 'true');
        await control.click();
        await expect.poll(() => theme(page)).toMatchObject({ scheme: 'light' });
        const bars = await page
          .locator('meta[name="theme-color"]')
          .evaluateAll((metas) => metas.filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches).length);
        expect(bars).toBe(1);
        await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('data-for', 'light');
        await expect.poll(async () => (await theme(page)).background).not.toBe(systems.background);
      });

      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('body') === null) return;
          (window as { themeAtBody?: string | undefined }).themeAtBody = document.documentElement.dataset['theme'];
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      const later = String(new Date().getFullYear() + 5);
      await page.clock.install({ time: new Date(`${later}-03-01`) });
      await page.reload();

      await test.step('the chosen theme is set before the body is parsed, and choosing the theme of the system deletes the choice', async () => {
        const control = page.locator('header').getByRole('button', { name: controls.theme });
        expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe('light');
        await hasShell(page);
        await control.click();
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
        expect(await theme(page)).toMatchObject({ scheme: 'light dark' });
      });

      await test.step('the footer shows the current year, also on an old build', async () => {
        await expect(page.locator('[data-year]')).toHaveText(later);
      });

      await test.step('at 200 % zoom of a 1280 px screen the menu opens and shows the services', async () => {
        await page.setViewportSize({ width: 640, height: 400 });
        await page.getByRole('button', { name: nav.openMenu }).click();
        await page.locator('#menu nav > details > summary').nth(1).click();
        await expect(page.locator('#menu').getByRole('link', { name: nav.allServices })).toBeVisible();
      });
    });

    test('the newsletter form keeps, validates and sends typed text', async ({ page }) => {
      test.skip(!site.forms.newsletter, 'the form is off');
      await page.goto(to('/'));
      const form = page.locator('form[action="/api/newsletter"]');
      const email = form.getByLabel(newsletter.email);
      const signUp = form.getByRole('button', { name: newsletter.signUp });
      const expectNoError = () => expect(email).not.toHaveAttribute('aria-invalid', 'true');
      /** How much lower the button begins than the field, in pixels. */
      const buttonOffset = () =>
        form.evaluate((element) => {
          const [field = NaN, button = NaN] = ['input[type="email"]', 'button'].map(
            (part) => element.querySelector(part)?.getBoundingClientRect().top,
          );
          return button - field;
        });

      await test.step('text typed before hydration is kept', async () => {
        await email.pressSequentially('reader@example.com');
        await hydrated(form);
        await expect(email).toHaveValue('reader@example.com');
      });

      await test.step('an invalid address shows an error and is not sent', async () => {
        await expect(email).toHaveAttribute('type', 'email');
        await expect(email).toHaveAttribute('required');
        expect(await buttonOffset()).toBe(0);
        let posts = 0;
        page.on('request', (request) => (posts += Number(request.method() === 'POST')));
        await email.fill('not-an-address');
        await signUp.click();
        await expect(email).toHaveAccessibleDescription(new RegExp(newsletter.invalid));
        await expect(email).toBeFocused();
        expect(posts).toBe(0);
        expect(await buttonOffset()).toBe(0);
      });

      await test.step('the confirmation disappears when another address is typed', async () => {
        await page.route('**/api/newsletter', (route) => route.fulfill({ json: { ok: true } }));
        await email.fill('reader@example.com');
        await expectNoError();
        await signUp.click();
        const status = form.locator('p[role="status"]');
        await expect(status).toHaveText(newsletter.done);
        await translateLikeBrowser(status);
        await email.fill('other@');
        await expect(status).toHaveText('');
      });

      await test.step('a long press of the button validates the address when it is released', async () => {
        await email.fill('reader@localhost');
        await expectNoError();
        await page.clock.install();
        await signUp.hover();
        await page.mouse.down();
        await page.clock.runFor(5000);
        await expectNoError();
        await page.mouse.up();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(email).toBeFocused();
      });
    });

    test('header, footer and breadcrumbs have the right links', async ({ page }) => {
      await page.goto(to('/services/devops'));

      await test.step('the header has its six items; its logo links to the home page and Get In Touch to contact', async () => {
        const header = page.locator('header');
        const row = [nav.company, nav.services, nav.industries, nav.developers, nav.blogs, nav.portfolio];
        await expect(header.locator('nav > ul > li > :is(a, button)')).toHaveText(
          row.map((name) => new RegExp(`^${name}`)),
        );
        await expect(header.getByRole('link', { name: nav.home })).toHaveAttribute('href', to('/'));
        await expect(header.getByRole('link', { name: nav.getInTouch }).last()).toHaveAttribute('href', to('/contact'));
      });

      await test.step('the footer has its links and addresses', async () => {
        const foot = page.locator('footer');
        const built = builtRoutes();
        const links: [string, string][] = [
          [footer.caseStudy, '/portfolio'],
          [nav.career, '/company/career'],
          [nav.blogs, '/blogs'],
          [footer.onDemandDevelopers, '/on-demand-developers'],
          [footer.contact, '/contact'],
        ];
        for (const [name, path] of links) {
          const href = built.includes(to(path)) ? to(path) : path;
          await expect(foot.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
        }
        for (const { name, href } of site.socials)
          await expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
        const addresses = officesIn(locale.key).filter(isVisitable).map(officeView);
        for (const line of addresses.flatMap(({ lines }) => lines)) await expect(foot).toContainText(line);
        await expect(foot.getByRole('link', { name: site.contact.email })).toHaveAttribute(
          'href',
          `mailto:${site.contact.email}`,
        );
      });

      await test.step('breadcrumbs link to the parent of a page', async () => {
        const trail = page.getByRole('navigation', { name: nav.breadcrumb }).getByRole('link');
        await expect(trail).toHaveText([nav.services, 'DevOps']);
        await expect(trail.first()).toHaveAttribute('href', to('/services'));
        await expect(trail.last()).toHaveAttribute('aria-current', 'page');
      });
    });
  });
}

test('a page of the third level: breadcrumbs, keyboard in the header, panel', async ({ page }) => {
  await page.goto('/services/devops/ci-cd');

  await test.step('breadcrumbs name every page above it', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(trail).toHaveText(['Services', 'DevOps', 'CI/CD']);
    await expect(trail.nth(1)).toHaveAttribute('href', '/services/devops');
    await expect(trail.last()).toHaveAttribute('aria-current', 'page');
  });

  await test.step('Tab moves through the header and does not scroll the page', async () => {
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await severalFrames(page);
    await page.evaluate(() => addEventListener('scroll', () => (document.documentElement.dataset['scrolled'] = '')));
    const controls = page
      .locator('header')
      .locator('button, nav > ul > li > a, [data-search-open]')
      .filter({ visible: true });
    const steps = (await controls.count()) - 1;
    await controls.first().focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < steps; press += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
      }
    }
    await severalFrames(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    expect(await page.evaluate(() => scrollY)).toBe(3000);
  });

  await test.step('a link in a panel opens its page', async () => {
    await page.getByRole('button', { name: 'Services' }).click();
    await page.locator('#panel-services').getByRole('link', { name: 'Microservices' }).click();
    await expect(page).toHaveURL(/\/services\/software-development\/microservices$/);
  });
});

test('with reduced motion a change of theme changes all colours at once, also of deeply nested elements', async ({
  page,
}) => {
  test.skip(!site.forms.applications, 'the form is off');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`/company/career/${GENERAL}`);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const { moving, labelColor, bodyColor } = await page
    .locator('main label')
    .first()
    .evaluate((label) => ({
      labelColor: getComputedStyle(label).color,
      bodyColor: getComputedStyle(document.body).color,
      moving: document.getAnimations().length,
    }));
  expect(moving).toBe(0);
  expect(labelColor).toBe(bodyColor);
});

test.describe('smooth scroll', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

  /** Turns the wheel over a page with a paused clock until scrolling has begun. Returns the scroll position. */
  const turnWheel = async (page: Page, pixels: number) => {
    await page.mouse.wheel(0, pixels);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return scrolled(page);
      })
      .toBeGreaterThan(0);
    return scrolled(page);
  };

  test('runs for a fine pointer, until a key is pressed or two seconds have passed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass(/lenis/);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(700, 500);

    await test.step('lets the browser handle a key that is pressed while it is scrolling', async () => {
      await turnWheel(page, 300);
      // A busy browser may drop a key that scrolls. The clock is paused, and so is smooth scroll.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(page.locator('body > footer')).toBeInViewport({ timeout: 3000 });
      }).toPass();
      await page.clock.runFor(3000);
      await expect(page.locator('body > footer')).toBeInViewport();
    });

    await test.step('takes two seconds for a turn of the wheel, and does not affect links to anchors', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.clock.runFor(100);
      expect(await scrolled(page)).toBe(0);
      const early = await turnWheel(page, 600);
      await page.clock.runFor(900);
      const halfway = await scrolled(page);
      expect(early).toBeLessThan(halfway);
      expect(halfway).toBeLessThan(600);
      await page.clock.runFor(1100);
      expect(await scrolled(page)).toBe(600);
      await page.locator('main a[href="#how"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#how h2')).toBeInViewport();
    });

    await test.step('requests frames only while it scrolls', async () => {
      const frames = await page.evaluateHandle(() => {
        const count = { requested: 0 };
        const request = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (run) => {
          count.requested += 1;
          return request(run);
        };
        return count;
      });
      const requested = () => frames.evaluate((count) => count.requested);
      await page.clock.runFor(1000);
      expect(await requested()).toBe(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await turnWheel(page, 600);
      await page.clock.runFor(3000);
      const afterTurn = await requested();
      expect(afterTurn).toBeGreaterThan(60);
      await page.clock.runFor(1000);
      expect(await requested()).toBe(afterTurn);
    });

    await test.step('ends as soon as the system asks for less motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(page.locator('html')).not.toHaveClass(/lenis/);
      await page.mouse.wheel(0, -300);
      await expect.poll(() => scrolled(page)).toBe(300);
    });
  });

  test('lets the wheel scroll a text area to its end, and then scrolls the page', async ({ page }) => {
    test.skip(!site.forms.contact, 'the form is off');
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveClass(/lenis/);
    const message = page.getByLabel('Your message');
    await message.fill('A line.\n'.repeat(60));
    await message.evaluate((field) => (field.scrollTop = 0));
    await message.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => message.evaluate((field) => field.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await message.evaluate((field) => (field.scrollTop = field.scrollHeight));
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test('is off for coarse pointers', async ({ browser }) => {
    const page = await browser.newPage({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'no-preference',
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await isIdleWithShell(page);
    await expect(page.locator('html')).not.toHaveClass(/lenis/);
    await page.close();
  });
});

test('the script of the shell runs in a browser without popovers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Object.defineProperty(Element.prototype, 'matches', {
      value: (selector: string) => {
        throw new SyntaxError(selector);
      },
    });
  });
  await page.goto('/');
  await hasShell(page);
});
