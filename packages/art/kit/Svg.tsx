import { Fragment } from 'react';
import { svgStyles, type SvgStyles } from './svgStyles.ts';
import { round } from './path.ts';
import type { Motion, Shape } from './shape.ts';
import type { Vec2 } from './space.ts';

interface Props {
  /** In painting order, the farthest first. */
  layers: readonly Layer[];
  viewBox: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Uses the night colours, whatever colour scheme the reader prefers. */
  isNight?: boolean;
}

interface Layer {
  /** Position of its origin on the picture, in drawing units. */
  at?: Vec2;
  /** In painting order, the farthest first. */
  shapes: readonly Shape[];
}

/**
 * CSS of each motion. It ends within five seconds, in the state in which it began: readers cannot stop it, and an
 * endless animation would make a phone redraw the picture all the time.
 */
const MOTIONS: Readonly<Record<Motion, string>> = {
  // 48 is the length of three dashes and three gaps.
  flow: '.flow{animation:flow 4.8s cubic-bezier(.3,.3,.6,1)}@keyframes flow{to{stroke-dashoffset:-48}}',
  blink: '.blink{animation:blink 1.6s steps(2,jump-none) 3}@keyframes blink{to{opacity:.15}}',
  sway: '.sway{animation:sway 2.4s ease-in-out 2 alternate}@keyframes sway{to{transform:translate(6px,3.5px)}}',
  rise: '.rise{animation:rise 2.4s ease-in-out 2 alternate}@keyframes rise{to{transform:translateY(-7px)}}',
};

/**
 * Renders shapes as a complete SVG file. It contains the colours of both themes, or with `isNight` only those of the
 * night. Nothing moves when the reader prefers reduced motion.
 */
export function Svg({ layers, viewBox, width, height, isNight = false }: Props) {
  const styles = svgStyles(isNight);
  const body = layers.map(({ at: [x, y] = [0, 0], shapes }, layer) => {
    const paths = shapes.map((shape, index) => pathElement(shape, styles, index));
    return (
      <Fragment key={layer}>
        {x || y ? <g transform={`translate(${round(x)} ${round(y)})`}>{paths}</g> : paths}
      </Fragment>
    );
  });
  const moving = layers.flatMap(({ shapes }) => shapes.flatMap(({ motion }) => (motion ? [MOTIONS[motion]] : [])));
  const motions = [...new Set(moving)];
  const still = motions.length > 0 ? '@media(prefers-reduced-motion:reduce){*{animation:none!important}}' : '';
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={viewBox}>
      <style>{`path{stroke-linejoin:round}${styles.css()}${motions.join('')}${still}`}</style>
      <Definitions styles={styles} />
      {body}
    </svg>
  );
}

/** The element of a shape. A function, not a component: all colours must be collected before the style is rendered. */
function pathElement(shape: Shape, styles: SvgStyles, key: number) {
  const { d, opacity, motion, clip } = shape;
  const common = { d, opacity, ...(clip && { clipPath: styles.clip(clip) }) };
  if ('fill' in shape) {
    const { className, fill } = styles.fill(shape.fill);
    return <path {...common} key={key} className={names(className, motion)} fill={fill} />;
  }
  return (
    <path
      {...common}
      key={key}
      className={names(styles.stroke(shape.stroke), motion)}
      fill="none"
      strokeWidth={shape.width}
      strokeLinecap={shape.cap === 'round' ? 'round' : undefined}
      strokeDasharray={shape.dash}
    />
  );
}

const names = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || undefined;

function Definitions({ styles }: { styles: SvgStyles }) {
  return (
    <defs>
      {styles.clips().map(({ id, d }) => (
        <clipPath key={id} id={id}>
          <path d={d} />
        </clipPath>
      ))}
      {styles.gradients().map(({ id, gradient, stops }) => {
        const children = stops.map((stop, index) => <stop key={index} offset={[0, 0.35, 1][index]} className={stop} />);
        return gradient.shape === 'across' ? (
          <linearGradient key={id} id={id}>
            {children}
          </linearGradient>
        ) : (
          <radialGradient key={id} id={id} cx=".36" cy=".3" r=".75">
            {children}
          </radialGradient>
        );
      })}
    </defs>
  );
}
