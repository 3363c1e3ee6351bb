/** References to pictures and icons. The names they hold are resolved, and checked to exist, by the content check. */
import { z } from 'zod';
import { alternative, photograph } from './photograph.ts';

/** `ph:<name>`: an icon of the Phosphor set. */
export const icon = z
  .string()
  .regex(/^ph:[a-z0-9-]+$/, "expected 'ph:' and the name of a Phosphor icon")
  .describe('Icon, for example ph:git-branch');

/** `<set>:<name>`: a technology logo, or `none` where no set holds a fair drawing of it (the name then stands alone). */
export const logo = z
  .string()
  .regex(
    /^(?:(?:logos|devicon|simple-icons|ph):[a-z0-9-]+|none)$/,
    "expected '<set>:<name>' of logos, devicon, simple-icons or ph, or 'none'",
  )
  .describe('Logo, for example logos:kubernetes');

/** `object:<industry>/<name>`: a small drawing on a plinth, of our own kit. */
export const objectDrawing = z
  .string()
  .regex(/^object:[a-z0-9-]+\/[a-z0-9-]+$/, "expected 'object:<industry>/<name>'")
  .describe('Small drawing of the card, for example object:healthcare/infusion-pump');

const SCENE = /scene:[a-z0-9/-]+(?:#[a-z]+(?:-[a-z]+)*)?/;

/** `scene:<page>` or `scene:<page>#<view>`: a drawing of a page, of our own kit. */
export const sceneDrawing = z
  .string()
  .regex(new RegExp(`^${SCENE.source}$`), "expected 'scene:<page>', for example scene:services/devops");

/**
 * `src` is `scene:<page>` or `scene:<page>#<view>` for a drawing of our own kit, or a path under `/media/` for a file that is served as it
 * is. Width and height are CSS pixels; a file needs both.
 */
const drawing = z
  .strictObject({
    src: z
      .string()
      .regex(new RegExp(`^(?:${SCENE.source}|/media/[\\w./-]+)$`), "expected 'scene:<page>' or a path under /media/"),
    alt: alternative,
    width: z.number().int().positive().optional(),
    height: z.number().int().positive().optional(),
    // Old records have these; they are not shown (decision 64).
    blurDataURL: z.string().optional(),
    blurWidth: z.number().int().nonnegative().optional(),
    blurHeight: z.number().int().nonnegative().optional(),
  })
  .refine(
    ({ src, width, height }) => src.startsWith('scene:') || (width !== undefined && height !== undefined),
    'a file under /media/ needs its width and height',
  )
  .describe('Drawing with its alternative text');

/** A picture with the words that stand for it: a drawing, or a photograph. */
export const picture = z.union([drawing, photograph]).describe('Picture with its alternative text');

export type Picture = z.infer<typeof picture>;
