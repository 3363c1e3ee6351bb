/** Collects the colours, gradients and clips of one drawing, so that each is written once. */
import type { Fill, Gradient, Paint } from './palette.ts';

export interface SvgStyles {
  /** The class of a fill colour, or the `fill` attribute that refers to a gradient. */
  fill: (fill: Fill) => { className?: string; fill?: string };
  /** The class of a stroke colour. */
  stroke: (paint: Paint) => string;
  /** The reference (`url(#…)`) to a clip path with the path data `d`. */
  clip: (d: string) => string;
  gradients: () => readonly { id: string; gradient: Gradient; stops: readonly string[] }[];
  clips: () => readonly { id: string; d: string }[];
  /**
   * CSS rules of the classes: the day colours, and the night colours for a dark colour scheme. With `isNight`, only the
   * night colours.
   */
  css: () => string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (index: number): string =>
  (index < 26 ? '' : nameOf(Math.floor(index / 26) - 1)) + (LETTERS[index % 26] ?? '');

/** An empty collection. With `isNight`, its CSS has only the night colours. */
export function svgStyles(isNight: boolean): SvgStyles {
  const classes = new Map<string, { name: string; property: string; paint: Paint }>();
  const gradients = new Map<string, { id: string; gradient: Gradient; stops: readonly string[] }>();
  const clips = new Map<string, string>();

  const classFor = (property: string, paint: Paint): string => {
    const key = `${property} ${paint.day} ${paint.night}`;
    const known = classes.get(key) ?? { name: nameOf(classes.size), property, paint };
    classes.set(key, known);
    return known.name;
  };

  return {
    fill(fill) {
      if (!('stops' in fill)) return { className: classFor('fill', fill) };
      const stops = fill.stops.map((stop) => classFor('stop-color', stop));
      const key = `${fill.shape} ${stops.join(' ')}`;
      const known = gradients.get(key) ?? { id: `g${gradients.size}`, gradient: fill, stops };
      gradients.set(key, known);
      return { fill: `url(#${known.id})` };
    },
    stroke: (paint) => classFor('stroke', paint),
    clip(d) {
      const id = clips.get(d) ?? `c${clips.size}`;
      clips.set(d, id);
      return `url(#${id})`;
    },
    gradients: () => [...gradients.values()],
    clips: () => [...clips].map(([d, id]) => ({ id, d })),
    css() {
      const rules = (theme: 'day' | 'night') =>
        [...classes.values()].map(({ name, property, paint }) => `.${name}{${property}:${paint[theme]}}`).join('');
      return isNight ? rules('night') : `${rules('day')}@media(prefers-color-scheme:dark){${rules('night')}}`;
    },
  };
}
