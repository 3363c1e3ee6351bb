/** The projection and the colours of the kit, for drawings that the site makes itself. */
export { CHANNEL, SHADOW, STRATA, SURFACES, tone, WHITE, type Paint } from './kit/palette.ts';
export { project, type Vec3 } from './kit/space.ts';
