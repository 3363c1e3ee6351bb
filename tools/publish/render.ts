/** Draws SVG into pixels. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

type Drawing = InstanceType<typeof Resvg>;

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
}

/** Loads the renderer, once for a process. */
export async function loadRenderer(): Promise<Renderer> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const draw = <T>(svg: string, width: number, take: (image: ReturnType<Drawing['render']>) => T): T => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
    const image = drawing.render();
    const taken = take(image);
    image.free();
    drawing.free();
    return taken;
  };
  return {
    pixels: (svg, size) => draw(svg, size, ({ pixels, width, height }) => ({ pixels, width, height })),
    png: (svg, size) => draw(svg, size, (image) => image.asPng()),
  };
}
