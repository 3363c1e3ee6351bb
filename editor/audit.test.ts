import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createAudit, readAudit } from './audit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  return () => rmSync(folder, { recursive: true });
});

const file = (name = 'audit.log') => path.join(folder, name);
const NOW = new Date('2026-11-26T12:00:00Z');
const audit = (at: Date | string = NOW) => createAudit(folder, () => new Date(at));
const whats = async (count = 10) => (await readAudit(folder, { skip: 0, count })).map(({ what }) => what);

it('writes one line of JSON for each entry, for any name, readable only by the owner of the file', () => {
  audit()({ who: 'Mona\n{"who":"Omar"}', did: 'saved' });
  expect(readFileSync(file(), 'utf8').match(/\n/g)).toHaveLength(1);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('fails when it cannot write', () => {
  const write = audit();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect(() => write({ who: 'Mona', did: 'saved' })).toThrow();
});

it('rotates the file at 5 MB and at each new month, and also reads the older files', async () => {
  audit()({ who: 'Mona', did: 'saved', what: 'first' });
  appendFileSync(file(), `${' '.repeat(5_000_000)}\n`);
  utimesSync(file(), NOW, NOW);
  audit()({ who: 'Mona', did: 'saved', what: 'second' });
  const later = new Date(NOW.getTime() + 1000);
  utimesSync(file(), later, later);
  expect(readdirSync(folder)).toHaveLength(2);
  audit('2026-12-01T00:00:00Z')({ who: 'Mona', did: 'saved', what: 'third' });
  expect(await whats()).toEqual(['third', 'second', 'first']);
});

it('keeps at most forty files, for at most two years', () => {
  const month = (number: number) => new Date(Date.UTC(2020, number, 15));
  for (let number = 0; number < 60; number += 1) {
    audit(month(number))({ who: 'Mona', did: 'saved' });
    utimesSync(file(), month(number), month(number));
  }
  // The current file, and those of the 23 months before it.
  expect(readdirSync(folder)).toHaveLength(24);
  for (let number = 0; number < 60; number += 1)
    writeFileSync(file(`audit-2024-12-20T00-00-${String(number).padStart(2, '0')}-000Z.log`), '');
  audit('2025-01-15T00:00:00Z')({ who: 'Mona', did: 'saved' });
  expect(readdirSync(folder)).toHaveLength(40);
});

it('writes a line of its own after a line that a full disk or a stop of the machine has truncated', async () => {
  audit()({ who: 'Mona', did: 'saved', what: 'first' });
  appendFileSync(file(), '{"at":"2026-11-2');
  // The system sets the time of today: in another month the next line would be in a new file.
  utimesSync(file(), NOW, NOW);
  audit()({ who: 'Mona', did: 'saved', what: 'second' });
  expect(await whats()).toEqual(['second', 'first']);
});

it('ignores a truncated line', async () => {
  audit()({ who: 'Mona', did: 'saved', what: 'first' });
  appendFileSync(file(), '{"at":"2026-11-2\n');
  utimesSync(file(), NOW, NOW);
  audit()({ who: 'Mona', did: 'saved', what: 'second' });
  expect(await whats()).toEqual(['second', 'first']);
});
