/** Renders a report as a single HTML file that loads no other files. */
import { html, raw } from 'hono/html';
import { site } from '#site.config';
import { markup, type Content } from '../markup.ts';
import { rowBar, splitBar, timeChart } from './charts.ts';
import { barsOf, daysOfBar } from './geometry.ts';
import { STYLE } from './style.ts';
import type { Summary, Table } from './summary.ts';
import { limitRows, numberOf, perDay, shareOf, spanOfDays } from './terms.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const figure = (label: string, value: number): Content =>
  html`<div>
    <dt>${label}</dt>
    <dd>${numberOf(value)}</dd>
  </div>`;

/** Table head. The last `counts` columns contain numbers. */
const headOf = (columns: readonly string[], counts: number): Content =>
  html`<thead>
    <tr>
      ${columns.map(
        (column, index) =>
          html`<th scope="col" class="${index >= columns.length - counts ? 'count' : ''}">${column}</th>`,
      )}
    </tr>
  </thead>`;

/** A section with a table of at most `most` rows. Each row has a bar; if `isSplit`, one divided bar above the table replaces them. */
function section({ title, columns, rows, total }: Table, most: number, isSplit = false): Content {
  if (rows.length === 0)
    return html`<section>
      <h2>${title}</h2>
      <p class="none">None in these days.</p>
    </section>`;
  const shown = limitRows(rows, most);
  const highest = rows[0]?.count ?? 1;
  return html`<section>
    <h2>${title}</h2>
    ${isSplit ? splitBar(rows.map(({ count }) => count)) : ''}
    <table class="${isSplit ? 'parts' : ''}">
      <caption class="unseen">
        ${title}
      </caption>
      ${headOf([...columns, 'Share'], 2)}
      <tbody>
        ${shown.rows.map(
          ({ labels, count }) =>
            html`<tr>
              ${labels.map((label, index) => {
                const bar = isSplit || index < labels.length - 1 ? '' : rowBar(count, highest);
                return index === 0
                  ? html`<th scope="row"><bdi>${label}</bdi>${bar}</th>`
                  : html`<td><bdi>${label}</bdi>${bar}</td>`;
              })}
              <td class="count">${numberOf(count)}</td>
              <td class="count share">${shareOf(count, total)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      shown.more
        ? html`<p class="more">${numberOf(shown.more.rows)} more: ${numberOf(shown.more.count)} in all</p>`
        : ''
    }
  </section>`;
}

function overTime({ days }: Summary): Content {
  const bars = barsOf(days);
  const span = { 1: 'day', 7: 'week', 30: '30 days' }[daysOfBar(days.length)];
  return html`<section class="wide">
    <h2 id="days">Views by ${span}</h2>
    ${timeChart(bars, 'wide')} ${timeChart(bars, 'narrow')}
    <details>
      <summary>As a table</summary>
      <table>
        <caption class="unseen">
          Views by ${span}
        </caption>
        ${headOf([span === 'day' ? 'Day' : 'Days', 'Views'], 1)}
        <tbody>
          ${bars.map(
            (bar) =>
              html`<tr>
                <th scope="row">${spanOfDays(bar.first, bar.last)}</th>
                <td class="count">${numberOf(bar.count)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </section>`;
}

/** Renders the whole document. `most` is the maximum number of rows in a table. */
export function reportPage(summary: Summary, most: number): string {
  const { from, to, days, views, sent, missing, tables } = summary;
  const period = spanOfDays(from, to);
  return markup(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
          <title>${site.brand}, ${period}</title>
          ${raw(`<style>${STYLE}</style>`)}
        </head>
        <body>
          <main>
            <header>
              <p>${site.brand}: how the site was read</p>
              <h1>${period}</h1>
              <dl>
                ${figure('Views', views)} ${figure('Views a day', perDay(views, days.length))}
                ${figure('Forms sent', sent)} ${figure('Not found (404)', missing)}
              </dl>
            </header>
            ${overTime(summary)}
            <div class="grid">
              <div>
                ${section(tables.pages, most)} ${section(tables.languages, most, true)}
                ${section(tables.devices, most, true)}
              </div>
              <div>
                ${section(tables.referrers, most)} ${section(tables.campaigns, most)} ${section(tables.forms, most)}
                ${section(tables.missing, most)}
              </div>
            </div>
            <footer>
              <p>
                Counted by the server without cookies. Nothing about a visitor is stored, so these are views and not
                visitors. Bots that identify themselves are not counted, nor are prefetched pages that were never shown.
                Days are in UTC. “(other)” means names beyond 300 a day, and names that are not stored.
              </p>
            </footer>
          </main>
        </body>
      </html>`,
  );
}
