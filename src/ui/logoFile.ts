/** Logos of technologies as files of their own, legible in both themes. */
import { createHash } from 'node:crypto';
import { iconBody } from './iconData.ts';

export interface LogoFile {
  /** Address on the site; carries a hash of the content. */
  src: string;
  /** Size in CSS pixels; the height is 24. */
  width: number;
  height: number;
  svg: string;
}

const HEIGHT = 24;
/** Black and near-black parts, which night would swallow. */
const INK =
  /(fill|stroke|stop-color)="(?:#(?:0{3}|0{6}|1{3}|1{6}|231f20|1a1a1a|0d1117|161614|191919|24292[ef]|010101|121212|20232a|1d1d1b|2d2d2d|080808|050505)|black|currentColor)"/gi;

/** The file of `<set>:<name>`. Throws when the set has no such logo. */
export function logoFile(reference: string): LogoFile {
  const { body, width, height } = iconBody(reference);
  const inked = body.replace(INK, (_, property: string) => `class="${property.toLowerCase()}-ink"`);
  const isInked = inked !== body || !/(?:fill|stroke)=/.test(body);
  const style = isInked
    ? '<style>svg{fill:#142036}.fill-ink{fill:#142036}.stroke-ink{stroke:#142036}.stop-color-ink{stop-color:#142036}@media(prefers-color-scheme:dark){svg,.fill-ink{fill:#f6efdf}.stroke-ink{stroke:#f6efdf}.stop-color-ink{stop-color:#f6efdf}}</style>'
    : '';
  const size = { width: Math.round((HEIGHT * width) / height), height: HEIGHT };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${style}${inked}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { src: `/logos/${reference.replace(':', '-')}.${hash}.svg`, ...size, svg };
}
