/** Settings of the editing service from the environment. The table in `docs/operations.md` explains each. */
import { z } from 'zod';
import { parseSettings, proxies, whole } from '../server/env.ts';
import { isOrigin } from '../shared/origin.ts';
import type { ProviderSettings } from './sign-in/provider.ts';
import { roleSchema, ROLES } from './sign-in/roles.ts';

/** An address of an identity provider: https, or this machine in tests. */
const isIssuer = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname));
};

/** `value:role` pairs, separated by commas. A value may contain colons. */
const roleMap = z.string().transform((text, context) =>
  text.split(',').flatMap((part): [string, z.output<typeof roleSchema>][] => {
    const [, value, name] = /^\s*(.+):(\w+)\s*$/.exec(part) ?? [];
    const role = roleSchema.safeParse(name);
    if (value !== undefined && role.success) return [[value, role.data]];
    context.addIssue({ code: 'custom', message: `'${part}' must be value:role, with a role of ${ROLES.join(', ')}` });
    return [];
  }),
);

const settings = z.object({
  EDITOR_HOST: z.string().min(1).default('127.0.0.1'),
  EDITOR_PORT: whole(0, 65535).default(4100),
  EDITOR_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://editor.example.com, without a path')
    .optional(),
  EDITOR_PREVIEW_PORT: whole(0, 65535).default(4101),
  EDITOR_PREVIEW_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://preview.example.com, without a path')
    .optional(),
  EDITOR_DATA_DIR: z.string().min(1).default('data/editor'),
  EDITOR_REPOSITORY: z.string().min(1).default('.'),
  EDITOR_BRANCH: z
    .string()
    .regex(/^\w[\w./-]*$/, 'must be the name of a branch')
    .default('main'),
  EDITOR_REMOTE: z
    .string()
    .regex(/^[^-\s]\S*$/, 'must be the name or the address of a remote')
    .optional(),
  DIST_DIR: z.string().min(1).optional(),
  EDITOR_TRUSTED_PROXIES: proxies.prefault(''),
  EDITOR_PASSWORDS: z.enum(['on', 'off']).default('on'),
  EDITOR_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  EDITOR_OIDC_ISSUER: z.string().refine(isIssuer, 'must be an address with https').optional(),
  EDITOR_OIDC_CLIENT_ID: z.string().optional(),
  EDITOR_OIDC_CLIENT_SECRET: z.string().optional(),
  EDITOR_OIDC_ROLES: roleMap.optional(),
  EDITOR_OIDC_ROLES_CLAIM: z.string().default('roles'),
  EDITOR_OIDC_SCOPE: z.string().default('openid profile email'),
  EDITOR_OIDC_NAME: z.string().max(60).optional(),
});

/** The settings that a sign-on by OpenID Connect requires. */
const OIDC = ['EDITOR_OIDC_ISSUER', 'EDITOR_OIDC_CLIENT_ID', 'EDITOR_OIDC_CLIENT_SECRET', 'EDITOR_OIDC_ROLES'] as const;

const schema = settings.superRefine((env, context) => {
  const missing = OIDC.filter((name) => env[name] === undefined);
  if (missing.length < OIDC.length)
    for (const name of missing)
      context.addIssue({ code: 'custom', path: [name], message: 'is missing: set all of EDITOR_OIDC_… or none' });
  if (env.EDITOR_PASSWORDS === 'off' && missing.length > 0)
    context.addIssue({
      code: 'custom',
      path: ['EDITOR_PASSWORDS'],
      message: 'is off, but there is no other way to sign in',
    });
});

export type EditorEnv = z.output<typeof schema>;

/** Parses the environment as {@link parseSettings} does. */
export const parseEditorEnv = (source: Readonly<Record<string, string | undefined>>): EditorEnv =>
  parseSettings(schema, source);

/**
 * True if every account with a password must have a second factor: by the setting; without the setting, if the service has https.
 */
export const needsFactor = ({ EDITOR_SECOND_FACTOR: setting, EDITOR_ORIGIN: origin }: EditorEnv): boolean =>
  setting === undefined ? origin?.startsWith('https:') === true : setting === 'required';

/** The single sign-on of the company, if the settings define one. */
export function providerSettings(env: EditorEnv): ProviderSettings | undefined {
  const { EDITOR_OIDC_ISSUER: issuer, EDITOR_OIDC_CLIENT_ID: clientId, EDITOR_OIDC_CLIENT_SECRET: clientSecret } = env;
  const { EDITOR_OIDC_ROLES: roles, EDITOR_OIDC_ROLES_CLAIM: rolesClaim, EDITOR_OIDC_SCOPE: scope } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || !roles) return undefined;
  const name = env.EDITOR_OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, name, scope, rolesClaim, roles };
}
