/** What the site draws with itself: the projection and the colours of the kit. */
export { CHANNEL, SHADOW, STRATA, SURFACES, tone, WHITE, type Paint } from './kit/palette.ts';
export { project, type Vec3 } from './kit/space.ts';
