import { iconBody } from './iconData.ts';

interface Props {
  /** `<set>:<name>` of a logo set, or `none`. */
  name: string;
}

const INK = /(["'(:]\s*)(?:#(?:0{3}|0{6}|1{3}|1{6}|231f20|1a1a1a|0d1117|161614|191919|24292[ef])|black)(?=["')\s;])/gi;

/** A technology's logo, 1.5 rem high. Black parts take the colour of the text so that they show in both themes. Nothing for `none`. */
export function Logo({ name }: Props) {
  if (name === 'none') return null;
  const { body, width, height } = iconBody(name);
  const scope = name.replace(/\W/g, '-');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="h-6 w-auto max-w-10 shrink-0"
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: withOwnIds(body, scope).replace(INK, '$1currentColor') }}
    />
  );
}

/** Gradients of two logos on one page must not share ids. */
const withOwnIds = (body: string, scope: string) =>
  body
    .replace(/\bid="([^"]+)"/g, `id="${scope}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${scope}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${scope}-$1"`);
