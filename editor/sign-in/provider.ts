/** The company's sign-on: an OpenID Connect provider, used by the authorization code flow with PKCE, state and nonce. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import { placeholderAddress } from './accountRules.ts';
import type { Person } from './accounts.ts';
import type { Role } from './roles.ts';

/** Timeout of its responses, in seconds. */
const TIMEOUT_S = 10;

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name on the button "Sign in with …". */
  name: string;
  /** Separated by spaces. */
  scope: string;
  /** The claim that contains roles or groups. */
  rolesClaim: string;
  /** The role for each value of that claim. */
  roles: readonly (readonly [value: string, role: Role])[];
}

/** The data in the browser's cookie during the sign-in at the provider. */
export const flowSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });
export type Flow = z.output<typeof flowSchema>;

/** The result of a sign-in at the provider. */
export interface ProviderResult {
  person: Person;
  idToken: string;
}

/** Some providers send null or an empty text for a person without a name or a mail address. */
const optionalText = z.string().min(1).optional().catch(undefined);
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  name: optionalText,
  preferred_username: optionalText,
  email: optionalText,
});
const valuesSchema = z.union([z.array(z.string()), z.string().transform((value) => [value])]).catch([]);

/** Sends the client secret by `client_secret_post` if the provider lists it; by `client_secret_basic`, the default, otherwise. */
const authentication =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    (isPost ? ClientSecretPost : ClientSecretBasic)(secret)(server, ...rest);
  };

export class Provider {
  readonly settings: ProviderSettings;
  readonly #origin: string;
  #configuration: Promise<Configuration> | undefined;

  /** @param origin of this service */
  constructor(settings: ProviderSettings, origin: string) {
    this.settings = settings;
    this.#origin = origin;
  }

  /** The address to which the provider redirects; it must be registered there. */
  get redirectUri(): string {
    return `${this.#origin}/sign-in/company/callback`;
  }

  /** The address at the provider that starts a sign-in, and the data to store until it ends. Rejects if the provider does not respond. */
  async begin(next: string): Promise<{ to: URL; flow: Flow }> {
    const configuration = await this.#discover();
    const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), next };
    const to = buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: this.settings.scope,
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
    });
    return { to, flow };
  }

  /**
   * The person who has signed in. Rejects if the provider does not respond, or if its response is for another client, for another flow,
   * expired or without a valid signature.
   * @param search the query of the address to which the provider has redirected the browser
   */
  async finish(search: string, { state, nonce, verifier }: Flow): Promise<ProviderResult> {
    const configuration = await this.#discover();
    const tokens = await authorizationCodeGrant(configuration, new URL(this.redirectUri + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
    let claims: Record<string, unknown> = { ...tokens.claims() };
    const { iss, sub } = claimsSchema.parse(claims);
    if (claims[this.settings.rolesClaim] === undefined && configuration.serverMetadata().userinfo_endpoint)
      claims = { ...(await fetchUserInfo(configuration, tokens.access_token, sub)), ...claims };
    const { name, preferred_username: username, email } = claimsSchema.parse(claims);
    const shown = name ?? username ?? email?.split('@')[0] ?? sub;
    const values = new Set(valuesSchema.parse(claims[this.settings.rolesClaim]));
    const roles = this.settings.roles.filter(([value]) => values.has(value)).map(([, role]) => role);
    return {
      person: {
        subject: `${iss} ${sub}`,
        name: shown,
        email: email ?? placeholderAddress(shown),
        roles: [...new Set(roles)],
      },
      idToken: tokens.id_token ?? '',
    };
  }

  /** The address that signs the owner of the token out at the provider; undefined if it has none or does not respond. */
  async signOutAddress(idToken: string): Promise<URL | undefined> {
    const configuration = await this.#discover().catch(() => undefined);
    if (!configuration?.serverMetadata().end_session_endpoint) return undefined;
    return buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${this.#origin}/sign-in`,
    });
  }

  /** The provider's metadata. It is requested once, and again after a failure. */
  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    this.#configuration ??= discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
      timeout: TIMEOUT_S,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- only for a provider on this machine: the settings require https for all others
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      this.#configuration = undefined;
      throw error;
    });
    return this.#configuration;
  }
}
