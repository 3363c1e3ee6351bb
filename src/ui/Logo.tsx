import { logoFile } from './logoFile.ts';

interface Props {
  /** `<set>:<name>` of a logo set, or `none`. */
  name: string;
}

/** The logo of a technology, 1.5 rem high. Renders nothing for `none`; then only the name next to it is visible. */
export function Logo({ name }: Props) {
  if (name === 'none') return null;
  const { src, width, height } = logoFile(name);
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-6 w-auto max-w-12 shrink-0 object-contain"
    />
  );
}
