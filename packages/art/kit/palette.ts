/** Colours of materials, with light from the upper left: the top is lightest, the right face darkest. */

/** A colour by day and by night, as #rrggbb. */
export interface Paint {
  day: string;
  night: string;
}

/** A gradient from the left of a shape to its right, or outwards from its brightest point. */
export interface Gradient {
  shape: 'across' | 'ball';
  stops: readonly Paint[];
}

export type Fill = Paint | Gradient;

/** The face that a tone of a material is for. */
type Tone = 'top' | 'left' | 'right';

const MATERIALS = {
  paper: { top: '#fffdf6', left: '#ece6d8', right: '#d3cab8' },
  stone: { top: '#e6e2d7', left: '#cbc5b7', right: '#a59e8e' },
  sand: { top: '#f0dcb4', left: '#dfc596', right: '#c2a26b' },
  clay: { top: '#ee8b5e', left: '#d2643b', right: '#ab4a25' },
  teal: { top: '#3fd0c0', left: '#16a598', right: '#0c7a71' },
  ink: { top: '#31446f', left: '#1a284d', right: '#101a38' },
  gold: { top: '#f6cf62', left: '#e2a92f', right: '#b9841a' },
  glass: { top: '#d6ecf1', left: '#aed6e0', right: '#83b8c7' },
  palm: { top: '#63b187', left: '#2f8f6d', right: '#1d6a53' },
  sea: { top: '#7cc7ce', left: '#4aa5b0', right: '#37899a' },
  wood: { top: '#c98f5f', left: '#a97044', right: '#865330' },
  steel: { top: '#cfd7e0', left: '#9eabbb', right: '#75839a' },
  rubber: { top: '#39435c', left: '#232c44', right: '#171e33' },
  field: { top: '#cdd49a', left: '#a9b473', right: '#8b975a' },
  rose: { top: '#f3b8a0', left: '#df9276', right: '#bd7257' },
} as const;

export type Material = keyof typeof MATERIALS;

/** A day colour with its night colour: the same, mixed with a little dark blue. */
const paint = (day: string): Paint => ({ day, night: mix(day, '#0d1838', 0.11) });

/** A material's colour on a face of the given tone. */
export const tone = (material: Material, face: Tone): Paint => paint(MATERIALS[material][face]);

/**
 * A material's colour on a face with the given normal: a mix of the three tones, weighted by the components of the
 * normal.
 */
export function shade(material: Material, [nx, ny, nz]: readonly [number, number, number]): Paint {
  const { top, left, right } = MATERIALS[material];
  const weights = [Math.max(nz, 0) ** 2, Math.max(ny, 0) ** 2 + Math.max(-nx, 0) ** 2, Math.max(nx, 0) ** 2];
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const [topShare = 0, leftShare = 0] = weights.map((weight) => weight / total);
  const lit = mix(right, left, leftShare / (1 - topShare || 1));
  return paint(mix(lit, top, topShare));
}

/** Gradient across a round body: light on its left half, dark at the right. */
export const across = (material: Material): Gradient => ({
  shape: 'across',
  stops: [tone(material, 'left'), tone(material, 'top'), tone(material, 'right')],
});

/** Gradient on a sphere: brightest at the upper left. */
export const ball = (material: Material): Gradient => ({
  shape: 'ball',
  stops: [tone(material, 'top'), tone(material, 'left'), tone(material, 'right')],
});

/** An unlit window pane. */
export const WINDOW: Paint = { day: '#bcdde6', night: '#3d5a86' };
/** A window pane in a dark wall or a vehicle, and other dark openings. */
export const WINDOW_DARK: Paint = { day: '#31456f', night: '#2a3c66' };
/** A lamp or a lit window. */
export const LAMP: Paint = { day: '#f5c659', night: '#ffd777' };
/** Light around a lit lamp, painted partly transparent. */
export const GLOW: Paint = { day: '#fbe3a0', night: '#ffdf8c' };
/** A window pane that is lit only by night. */
export const WINDOW_LIT_AT_NIGHT: Paint = { day: '#a9cfda', night: '#ffd777' };
export const WHITE: Paint = { day: '#ffffff', night: '#e9edf5' };
/** A status light that is on, a screen, running water. */
export const SIGNAL: Paint = { day: '#16b5a5', night: '#3fe0cf' };
/** A warning light, a needle in the red range, a red mark. */
export const ALARM: Paint = { day: '#d2643b', night: '#ff8a5c' };
/** Painted, partly transparent, over faces of the ground that face away from the light; its opacity on a right face. */
export const SHADE: Paint = { day: '#1a1526', night: '#050917' };
export const SHADE_OPACITY = 0.17;
/** Painted as a shadow on the ground, and its opacity. */
export const SHADOW: Paint = { day: '#5a4524', night: '#060b1c' };
export const SHADOW_OPACITY = 0.17;

/**
 * The six layers of ground on the left cut face, from top to bottom. The two lowest are lighter by night than by day,
 * because the dark theme's page and cards are as dark as rock.
 */
export const STRATA: readonly Paint[] = [
  ...['#e3cda0', '#d3b27b', '#b98a56', '#8d6140'].map(paint),
  { day: '#4a3f5a', night: '#564c66' },
  { day: '#25304f', night: '#3d4a73' },
];
/** The channel in the cut faces. */
export const CHANNEL = {
  wall: { day: '#0b5f59', night: '#0a5550' },
  water: { day: '#16b5a5', night: '#1bc4b3' },
  light: WHITE,
  /** Banks of a canal on the surface. */
  bank: { day: '#d3b27b', night: '#8f7c5c' },
} satisfies Record<string, Paint>;

export type Surface = 'desert' | 'plaza' | 'road' | 'lawn' | 'sea' | 'floor' | 'tarmac' | 'soil';

/** Colours of the surfaces of the ground. */
export const SURFACES: Readonly<Record<Surface, Paint>> = {
  desert: { day: '#f5e8cd', night: '#dac9a2' },
  plaza: { day: '#fbf3e2', night: '#e3d8bf' },
  road: { day: '#e6d5b1', night: '#c4b189' },
  lawn: { day: '#cfd8a4', night: '#a9b681' },
  sea: { day: '#86ccd3', night: '#5aa7b3' },
  floor: { day: '#efe9dc', night: '#d5cdbb' },
  tarmac: { day: '#8b93a4', night: '#5c6680' },
  soil: { day: '#b98a56', night: '#97703f' },
};

/** Mixes `a` with `b`, both as #rrggbb; `share` (0 to 1) is that of `b`. */
function mix(a: string, b: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const target = channels(b);
  const mixed = channels(a).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
