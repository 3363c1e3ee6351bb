/** Draws SVG into pixels with our own fonts. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { xml } from '../../shared/xml.ts';
import { CARD_TEXT } from '../../src/art/socialCard.ts';

type Drawing = InstanceType<typeof Resvg>;

const FONTS = '.cache/fonts';
/** Size at which texts are measured. */
const MEASURED = 100;

export interface Pixels {
  /** RGBA, row by row. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

export interface Renderer {
  pixels: (svg: string, width: number) => Pixels;
  /** A PNG in full colour, transparent where nothing is drawn. */
  png: (svg: string, width: number) => Uint8Array;
  /** Width of a text in the cards' face, set `size` high. */
  measure: (text: string, size: number) => number;
}

/** Files of the faces that pictures are lettered in; `tools/fonts` cuts them. */
export const fontFiles = (): string[] =>
  globSync('*.ttf', { cwd: FONTS })
    .toSorted()
    .map((file) => path.join(FONTS, file));

/** Loads the renderer, once for a process. `fonts` are TrueType files. */
export async function loadRenderer(fonts = fontFiles().map((file) => readFileSync(file))): Promise<Renderer> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const font = { fontBuffers: fonts };
  const widths = new Map<string, number>();
  const widthOf = (text: string): number => {
    const drawing = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-size="${MEASURED}" ${CARD_TEXT.font}>${xml(text)}</text></svg>`,
      { font },
    );
    const width = drawing.getBBox()?.width ?? 0;
    drawing.free();
    return width;
  };
  const draw = <T>(svg: string, width: number, take: (image: ReturnType<Drawing['render']>) => T): T => {
    const drawing = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } });
    const image = drawing.render();
    const taken = take(image);
    image.free();
    drawing.free();
    return taken;
  };
  return {
    pixels: (svg, size) => draw(svg, size, ({ pixels, width, height }) => ({ pixels, width, height })),
    png: (svg, size) => draw(svg, size, (image) => image.asPng()),
    measure(text, size) {
      const known = widths.get(text) ?? widthOf(text);
      widths.set(text, known);
      return (known * size) / MEASURED;
    },
  };
}
