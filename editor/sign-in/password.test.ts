import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { Accounts } from './accounts.ts';
import { BusyError, COST, hashOf, isPassword } from './passwordHash.ts';
import { commonPasswords, faultOf } from './passwordRules.ts';

const MONA = { name: 'Mona Salim', email: 'mona@example.com' };

describe('a password', () => {
  it('has at least twelve characters, and may be as long as a sentence', () => {
    expect(faultOf('elevenchars', MONA)).toContain('at least 12');
    expect(faultOf('twelve chars', MONA)).toBeUndefined();
    expect(faultOf('ب'.repeat(12), MONA)).toBeUndefined();
    expect(faultOf('a b'.repeat(60), MONA)).toBeUndefined();
    expect(faultOf('a b'.repeat(67), MONA)).toContain('200');
  });

  it('may contain any characters', () => {
    for (const password of ['only small letters', '918273645501', 'ONLY CAPITALS', '!?!?!?!?!?!?', 'کۆمپیوتەری من'])
      expect(faultOf(password, MONA), password).toBeUndefined();
  });

  it('is not one of the 3,000 most common ones, or of 40,000 more', () => {
    expect(commonPasswords().size).toBeGreaterThan(40_000);
    for (const password of ['qwertyqwerty', '123456789012', 'PasswordPassword', 'administrator'])
      expect(faultOf(password, MONA), password).toContain('lists');
  });

  it('needs more than the name of its owner or of the company', () => {
    for (const password of [`${site.brand}-${site.brand}-2026`, 'Mona.Salim.1990', 'mona@example.com'])
      expect(faultOf(password, MONA), password).toContain('Without your name');
    const noor = { ...MONA, name: 'Noor & Salim' };
    expect(faultOf('Noor & Salim, Noor & Salim', noor)).toContain('Without your name');
    expect(faultOf(`${site.brand} flows under the sand`, MONA)).toBeUndefined();
  });
});

describe('the stored hash of a password', () => {
  it('has the cost that OWASP requires: scrypt with N = 2^17, r = 8, p = 1', async () => {
    expect(COST).toBe(2 ** 17);
    const { salt, hash, cost } = await hashOf('words of my own', COST);
    const expected = scryptSync('words of my own', Buffer.from(salt, 'base64'), 32, {
      N: 2 ** 17,
      r: 8,
      p: 1,
      maxmem: 2 ** 28,
    });
    expect({ hash, cost }).toEqual({ hash: expected.toString('base64'), cost: COST });
  });

  it('differs for the same password, and matches only exactly the same password', async () => {
    const [one, two] = [await hashOf('Words of my own ', 1024), await hashOf('Words of my own ', 1024)];
    expect(one.hash).not.toBe(two.hash);
    expect(await isPassword('Words of my own ', one, 1024)).toBe(true);
    for (const other of ['words of my own ', 'Words of my own', 'Words of my own  '])
      expect(await isPassword(other, one, 1024)).toBe(false);
    expect(await isPassword('Words of my own ', undefined, 1024)).toBe(false);
  });

  it('is computed for twenty sign-ins at a time; further ones are refused', async () => {
    const many = await Promise.allSettled(Array.from({ length: 25 }, () => hashOf('words of my own', 1024)));
    const refused = many.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(5);
    expect(refused[0]).toBeInstanceOf(BusyError);
  });
});

describe('an account with an older hash', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'passwords-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('signs in, and its password is hashed again at the current cost', async () => {
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync('words of my own', salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 28 });
    const old = { email: 'mona@example.com', salt: salt.toString('base64'), hash: hash.toString('base64') };
    const file = path.join(folder, 'accounts.json');
    writeFileSync(file, JSON.stringify({ Mona: old }));
    const accounts = new Accounts(folder, { cost: 2 ** 12 });
    expect(await accounts.verify('Mona', 'words of their own')).toBeUndefined();
    expect((await accounts.verify('Mona', 'words of my own'))?.roles).toEqual(['writer']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ Mona: { cost: 2 ** 12 } });
    expect((await accounts.verify('Mona', 'words of my own'))?.name).toBe('Mona');
  });
});
