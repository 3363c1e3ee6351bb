import { describe, expect, it } from 'vitest';
import { needsFactor, parseEditorEnv, providerSettings } from './env.ts';

it('has a default for every setting', () => {
  const { EDITOR_TRUSTED_PROXIES: proxies, ...env } = parseEditorEnv({ EDITOR_PORT: '' });
  expect(proxies.rules).toEqual([]);
  expect(env).toEqual({
    EDITOR_HOST: '127.0.0.1',
    EDITOR_PORT: 4100,
    EDITOR_PREVIEW_PORT: 4101,
    EDITOR_DATA_DIR: 'data/editor',
    EDITOR_REPOSITORY: '.',
    EDITOR_BRANCH: 'main',
    EDITOR_PASSWORDS: 'on',
    EDITOR_OIDC_ROLES_CLAIM: 'roles',
    EDITOR_OIDC_SCOPE: 'openid profile email',
  });
});

it('names each invalid setting', () => {
  const wrong = { EDITOR_PORT: '70000', EDITOR_ORIGIN: 'https://example.com/edit', EDITOR_BRANCH: '--force' };
  expect(() => parseEditorEnv(wrong)).toThrow(/EDITOR_PORT: [^]*EDITOR_ORIGIN: [^]*EDITOR_BRANCH: /);
});

it('asks for a second factor wherever the service has https, unless a setting says otherwise', () => {
  const of = (env: Record<string, string>) => needsFactor(parseEditorEnv(env));
  const https = { EDITOR_ORIGIN: 'https://editor.example.com' };
  expect(of({})).toBe(false);
  expect(of(https)).toBe(true);
  expect(of({ ...https, EDITOR_SECOND_FACTOR: 'optional' })).toBe(false);
  expect(of({ EDITOR_SECOND_FACTOR: 'required' })).toBe(true);
});

describe('the single sign-on of a company', () => {
  const OIDC = {
    EDITOR_OIDC_ISSUER: 'https://login.example.com/company',
    EDITOR_OIDC_CLIENT_ID: 'website',
    EDITOR_OIDC_CLIENT_SECRET: 'a secret',
    EDITOR_OIDC_ROLES: 'web-writers:writer, urn:group:publishers:publisher',
  };

  it('is absent without its settings', () => {
    expect(providerSettings(parseEditorEnv({}))).toBeUndefined();
  });

  it('has a name, a claim, and roles by the values of the claim', () => {
    expect(providerSettings(parseEditorEnv({ ...OIDC, EDITOR_PASSWORDS: 'off' }))).toEqual({
      issuer: 'https://login.example.com/company',
      clientId: 'website',
      clientSecret: 'a secret',
      name: 'login.example.com',
      scope: 'openid profile email',
      rolesClaim: 'roles',
      roles: [
        ['web-writers', 'writer'],
        ['urn:group:publishers', 'publisher'],
      ],
    });
  });

  it('is refused with the names of settings that are missing or invalid', () => {
    for (const name of Object.keys(OIDC)) {
      expect(() => parseEditorEnv({ ...OIDC, [name]: '' }), name).toThrow(`${name}: is missing`);
    }
    expect(() => parseEditorEnv({ EDITOR_PASSWORDS: 'off' })).toThrow('EDITOR_PASSWORDS: is off');
    expect(() => parseEditorEnv({ ...OIDC, EDITOR_OIDC_ROLES: 'all:king' })).toThrow("EDITOR_OIDC_ROLES: 'all:king'");
    expect(() => parseEditorEnv({ ...OIDC, EDITOR_OIDC_ISSUER: 'http://login.example.com' })).toThrow('https');
    expect(() => parseEditorEnv({ EDITOR_TRUSTED_PROXIES: 'proxy' })).toThrow('EDITOR_TRUSTED_PROXIES');
  });
});
