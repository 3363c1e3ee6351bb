/** Random keys of browsers, and the digests under which the service keeps them: who reads its memory finds no key that works. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 of a text. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
