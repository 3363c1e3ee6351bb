/** References to pictures and icons. The content check verifies that what they name exists. */
import { z } from 'zod';
import { alternative, photograph } from './photograph.ts';

/** `ph:<name>`: an icon of the Phosphor set. */
export const icon = z
  .string()
  .regex(/^ph:[a-z0-9-]+$/, "expected 'ph:' and the name of a Phosphor icon")
  .describe('Icon, for example ph:git-branch');

/** `<set>:<name>`: a technology logo. `none` if no set contains an accurate logo; then only the name is shown. */
export const logo = z
  .string()
  .regex(
    /^(?:(?:logos|devicon|simple-icons|ph):[a-z0-9-]+|none)$/,
    "expected '<set>:<name>' of logos, devicon, simple-icons or ph, or 'none'",
  )
  .describe('Logo, for example logos:kubernetes');

/** `object:<industry>/<name>`: a small drawing on a plinth, from `packages/art`. */
export const objectDrawing = z
  .string()
  .regex(/^object:[a-z0-9-]+\/[a-z0-9-]+$/, "expected 'object:<industry>/<name>'")
  .describe('Small drawing of the card, for example object:healthcare/infusion-pump');

const SCENE = /scene:[a-z0-9/-]+(?:#[a-z]+(?:-[a-z]+)*)?/;

/** `scene:<page>` or `scene:<page>#<view>`: the drawing of a page, from `packages/art`. */
export const sceneDrawing = z
  .string()
  .regex(new RegExp(`^${SCENE.source}$`), "expected 'scene:<page>', for example scene:services/devops");

/**
 * `src` is `scene:<page>` or `scene:<page>#<view>` for a drawing from `packages/art`, or a path under `/media/` for a file that is served
 * unchanged. Width and height are in CSS pixels; a file needs both.
 */
const drawing = z
  .strictObject({
    src: z
      .string()
      .regex(
        new RegExp(`^(?:${SCENE.source}|/media/[\\w./-]+)$`),
        "expected 'scene:<page>', or a path under /media/ with the letters a to z, digits, dots, _ and - only",
      ),
    alt: alternative,
    width: z.number().int().positive().optional(),
    height: z.number().int().positive().optional(),
    // Old records contain these keys; the site does not use them (decision 64).
    blurDataURL: z.string().optional(),
    blurWidth: z.number().int().nonnegative().optional(),
    blurHeight: z.number().int().nonnegative().optional(),
  })
  .refine(
    ({ src, width, height }) => src.startsWith('scene:') || (width !== undefined && height !== undefined),
    'width and height are required for a file under /media/',
  )
  .describe('Drawing with its alternative text');

/** A picture with its alternative text: a drawing or a photograph. */
export const picture = z
  .union([drawing, photograph], { error: 'expected a picture: the fields src and alt, or file and alt' })
  .describe('Picture with its alternative text');

export type Picture = z.infer<typeof picture>;
