/** The report of a measurement as one HTML file with SVG charts. */
import { CATEGORIES, type Run } from './lighthouse.ts';
import { KINDS, totalBytes, type Bytes } from './reading.ts';

export interface Row extends Run {
  name: string;
  route: string;
  bytes: Bytes;
}

const COLORS: Readonly<Record<string, string>> = {
  Document: '#0c7f76',
  Script: '#b14f28',
  Font: '#c99f5f',
  Image: '#1d4f91',
  Other: '#55607a',
};
const BAR = { height: 22, gap: 8, start: 170, width: 560 };

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** A bar chart as SVG: one bar per row, stacked from parts. */
function bars(
  rows: readonly { name: string; parts: readonly { value: number; color: string }[]; label: string }[],
): string {
  const sum = (parts: readonly { value: number }[]) => parts.reduce((total, { value }) => total + value, 0);
  const scale = BAR.width / Math.max(...rows.map(({ parts }) => sum(parts)));
  const drawn = rows.map(({ name, parts, label }, index) => {
    const y = index * (BAR.height + BAR.gap);
    let x = BAR.start;
    const pieces = parts.map(({ value, color }) => {
      const width = value * scale;
      x += width;
      return `<rect x="${(x - width).toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" fill="${color}"/>`;
    });
    const base = y + 16;
    return `<text x="0" y="${base}">${name}</text>${pieces.join('')}<text x="${(x + 8).toFixed(1)}" y="${base}">${label}</text>`;
  });
  return `<svg viewBox="0 0 860 ${rows.length * (BAR.height + BAR.gap)}" role="img">${drawn.join('')}</svg>`;
}

const table = (rows: readonly Row[]) =>
  [
    `<table><tr><th>page</th>${CATEGORIES.map((name) => `<th>${name}</th>`).join('')}<th>shift</th></tr>`,
    ...rows.map(
      ({ name, route, scores, shift }) =>
        `<tr><td>${name} <small>${route}</small></td>${scores.map((score) => `<td>${score}</td>`).join('')}<td>${shift.toFixed(3)}</td></tr>`,
    ),
    '</table>',
  ].join('');

/** The HTML of the report. `rows` are the pages, baseline page included; `notes` are printed at the top. */
export function reportPage(rows: readonly Row[], notes: readonly string[]): string {
  const byKind = rows.map((row) => ({
    name: row.name,
    parts: KINDS.map((kind) => ({ value: row.bytes[kind], color: COLORS[kind] ?? '' })),
    label: kb(totalBytes(row.bytes)),
  }));
  const paints = rows.map(({ name, first, largest }) => ({
    name,
    parts: [
      { value: first, color: '#0c7f76' },
      { value: largest - first, color: '#c99f5f' },
    ],
    label: `${first.toFixed(0)} / ${largest.toFixed(0)} ms`,
  }));
  const legend = KINDS.map((kind) => `<b style="color:${COLORS[kind]}">${kind}</b>`).join(' ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page performance</title>
<style>body{font:15px/1.5 system-ui;max-width:62rem;margin:2rem auto;padding:0 1rem}svg{width:100%;font:13px system-ui}td,th{padding:.2rem .8rem;text-align:start}</style>
<h1>Page performance</h1>${notes.map((note) => `<p>${note}</p>`).join('')}
<h2>Bytes of a page scrolled to its end, without clicks</h2><p>${legend}</p>${bars(byKind)}
<h2>First and largest paint</h2>${bars(paints)}
<h2>Lighthouse, mobile, simulated</h2>${table(rows)}</html>`;
}
