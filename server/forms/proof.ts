/** Proof of work with ALTCHA: makes mass sending expensive. The store checks whether a solved challenge was used before. */
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { FormName } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import type { Secret } from './secret.ts';

/** Iterations of the key derivation, and range of the number of keys that a client must try: about a second on a phone. */
const COST = 5000;
const TRIES = { low: 200, high: 400 };

export type ProofState =
  /** `nonce` identifies the challenge; the store keeps it until `expiresAt`, in milliseconds since 1970. */
  { state: 'valid'; nonce: string; expiresAt: number } | { state: 'none' | 'invalid' };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().min(8).max(128),
      expiresAt: z.number(),
      cost: z.literal(COST),
      data: z.object({ form: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(256) }),
});

const keys = (secret: Secret) => ({
  hmacSignatureSecret: secret.sign('proof', 'challenge'),
  hmacKeySignatureSecret: secret.sign('proof', 'key'),
});

/** Creates a challenge for `form` that is valid for ten minutes from `now`. */
export const makeChallenge = (secret: Secret, form: FormName, now: number): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.high, TRIES.low),
    deriveKey,
    expiresAt: Math.ceil((now + guard.challengeMs) / 1000),
    data: { form },
    ...keys(secret),
  });

function decode(proof: string): z.output<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString()));
  } catch {
    return undefined;
  }
}

/** Verifies the field that the ALTCHA widget fills: base64 of JSON with challenge and solution. */
export async function verifyProof(secret: Secret, form: FormName, proof: string, now: number): Promise<ProofState> {
  if (proof === '') return { state: 'none' };
  const payload = decode(proof);
  if (!payload) return { state: 'invalid' };
  const { nonce, expiresAt, data } = payload.challenge.parameters;
  if (data.form !== form || expiresAt * 1000 < now) return { state: 'invalid' };
  const { challenge, solution } = payload as unknown as Payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys(secret) }).catch(() => ({
    verified: false,
  }));
  return verified ? { state: 'valid', nonce, expiresAt: expiresAt * 1000 } : { state: 'invalid' };
}
