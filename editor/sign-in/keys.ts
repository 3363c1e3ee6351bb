/** Random keys for browsers. The service stores only their digests, so that its memory contains no usable key. */
import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 digest of a text. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
