/** Logos of technologies as separate SVG files, legible in both themes. */
import { hash } from 'node:crypto';
import { iconBody } from './iconData.ts';

interface LogoFile {
  /** Path on the site; it contains a hash of the content. */
  src: string;
  /** Size in CSS pixels; the height is 24. */
  width: number;
  height: number;
  svg: string;
}

/** A colour in each theme: `day` is the light theme, `night` the dark theme. */
interface Pair {
  day: string;
  night: string;
}

const HEIGHT = 24;
const INK: Pair = { day: '#142036', night: '#f6efdf' };
const NIGHT = '@media(prefers-color-scheme:dark)';
/** Share of the light ink in the mix that replaces a dark colour in the dark theme. */
const SHARE = '72%';

/** Matches a colour in an attribute of an SVG element. */
const COLOR = /(?<=(?:fill|stroke|stop-color)=")(?:#[\da-f]{3}(?:[\da-f]{3})?|black|currentColor)(?=")/gi;
/** Black and near-black, which are replaced by the ink colour of the theme in every logo. */
const INKS =
  /^(?:#(?:0{3}|0{6}|1{3}|1{6}|231f20|1a1a1a|0d1117|161614|191919|24292[ef]|010101|121212|20232a|1d1d1b|2d2d2d|080808|050505)|black|currentColor)$/i;
/** Relative luminance below which a colour is not visible enough on the dark theme. */
const TOO_DARK = 0.1;

/**
 * Logos with dark parts that would not be visible in the dark theme. In all other logos, a dark part is only the background of a light
 * part, which stays visible.
 */
export const LOW_CONTRAST_ON_DARK = new Set([
  'devicon:amazonwebservices',
  'devicon:microsoftsqlserver',
  'logos:astro-icon',
  'logos:aws',
  'logos:cloudinary-icon',
  'logos:cordova',
  'logos:dovetail-icon',
  'logos:expo-icon',
  'logos:gradle',
  'logos:helm',
  'logos:influxdb-icon',
  'logos:json-schema-icon',
  'logos:kafka-icon',
  'logos:livekit-icon',
  'logos:nx',
  'logos:pwa',
  'logos:sentry-icon',
  'logos:sigstore-icon',
  'logos:typesense-icon',
  'logos:unity',
  'logos:zendesk-icon',
]);
/** Logos in which a part without a colour attribute, which is therefore black, is not on a background of the logo. */
export const BLACK_BY_DEFAULT = new Set(['logos:json-ld', 'logos:livekit-icon', 'logos:posthog-icon', 'logos:webgpu']);

/** Relative luminance of `#rgb` or `#rrggbb` as WCAG defines it, 0 to 1. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The light and dark variant of a colour of the logo `reference`; undefined if the colour is the same in both themes. */
function themed(reference: string, color: string): Pair | undefined {
  if (INKS.test(color)) return INK;
  if (LOW_CONTRAST_ON_DARK.has(reference) && luminance(color) < TOO_DARK) {
    return { day: color, night: `color-mix(in oklab,${color},${INK.night} ${SHARE})` };
  }
  return undefined;
}

/** The file of `<set>:<name>`. Throws when the set has no such logo. */
export function logoFile(reference: string): LogoFile {
  const { body, width, height } = iconBody(reference);
  const variables = new Map<string, Pair>();
  // SVG elements without a colour are black, so the root gets the ink colour as fill.
  if (!/(?:fill|stroke)=/.test(body) || BLACK_BY_DEFAULT.has(reference)) variables.set('--ink', INK);
  const parts = body.replace(COLOR, (color) => {
    const pair = themed(reference, color);
    if (!pair) return color;
    const name = pair === INK ? '--ink' : `--c${color.slice(1).toLowerCase()}`;
    variables.set(name, pair);
    return `var(${name})`;
  });
  const declared = (theme: keyof Pair) => [...variables].map(([name, pair]) => `${name}:${pair[theme]}`).join(';');
  const base = variables.has('--ink') ? ';fill:var(--ink)' : '';
  const style =
    variables.size > 0 ? `<style>svg{${declared('day')}${base}}${NIGHT}{svg{${declared('night')}}}</style>` : '';
  const size = { width: Math.round((HEIGHT * width) / height), height: HEIGHT };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${style}${parts}</svg>`;
  return { src: `/logos/${reference.replace(':', '-')}.${hash('sha256', svg).slice(0, 8)}.svg`, ...size, svg };
}
