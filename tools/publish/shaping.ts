/** Converts lines of text to outlines, so that an SVG needs no font: the Unicode bidirectional algorithm orders, HarfBuzz shapes. */
import type { Line } from '@site/art/social-card';
import bidiFactory from 'bidi-js';
import { Blob, Buffer as ShapingBuffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { cardText } from '../fonts/characters.ts';

/** Shapes lines of one base direction. `tracking` is the letter spacing in em, for scripts whose letters are not joined. */
export type ShapeLine = (text: string, tracking?: number) => Line;

interface Run {
  text: string;
  font: Font;
  direction: Direction;
}

const bidi = bidiFactory();

/** Direction marks, which are not needed after reordering. The joiners of Arabic script stay: the shaper needs them. */
const ORDERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A shaper with the TrueType fonts `files`. A character that is in none of them is omitted; `content:check` warns of it. */
export function createShaper(files: readonly Uint8Array<ArrayBuffer>[]): (dir: 'ltr' | 'rtl') => ShapeLine {
  const fonts = files.map((file) => new Font(new Face(new Blob(file))));
  const known = new Map<string, Line>();
  return (dir) =>
    (written, tracking = 0) => {
      const text = drawable(written, fonts);
      const key = JSON.stringify([dir, tracking, text]);
      const line = known.get(key) ?? lineOf(runsOf(text, dir, fonts), tracking);
      known.set(key, line);
      return line;
    };
}

/** The text in composed form (NFC), without characters that are in no font. */
function drawable(text: string, fonts: readonly Font[]): string {
  return Array.from(cardText(text))
    .filter((character) => fontOf(character, fonts))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The runs of a line from left to right. Each has one font and one direction, and its text in logical order. */
function runsOf(text: string, dir: 'ltr' | 'rtl', fonts: readonly Font[]): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, dir);
  const runs: Run[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const character = text.charAt(index);
    if (ORDERING.test(character)) continue;
    const direction = (embedding.levels[index] ?? 0) % 2 === 1 ? Direction.RTL : Direction.LTR;
    const last = runs.at(-1);
    const font = fontOf(character, last ? [last.font, ...fonts] : fonts);
    if (!font) continue;
    if (last?.font !== font || last.direction !== direction) runs.push({ text: character, font, direction });
    else last.text = direction === Direction.RTL ? character + last.text : last.text + character;
  }
  return runs;
}

/** The first of `fonts` that has a character. Joiners have no glyph and use the font of the character before. */
const fontOf = (character: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find((font) => /\p{Cf}/u.test(character) || font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);

function lineOf(runs: readonly Run[], tracking: number): Line {
  let width = 0;
  let outline = '';
  for (const { text, font, direction } of runs) {
    const em = font.face.upem;
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction);
    shape(font, buffer);
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const path = font.glyphToPath(glyph);
      if (path)
        outline += `<path transform="matrix(${1 / em} 0 0 ${-1 / em} ${width + xOffset / em} ${-yOffset / em})" d="${path}"/>`;
      width += xAdvance / em + (xAdvance > 0 ? tracking : 0);
    }
  }
  return { outline, width };
}
