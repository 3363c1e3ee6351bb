/**
 * Photographs: files in `content/media/`. The build makes the files that pages show from them. The content check verifies that a file
 * exists and is suitable.
 */
import { z } from 'zod';

/** Path below `content/media/`, in lower case, because some file systems are case-sensitive and others are not. */
const FILE = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:jpe?g|png|webp|avif)$/;

/** Whether a path below `content/media/` is a valid path of a photograph. */
export const isPhotographFile = (file: string): boolean => FILE.test(file);

/** Alternative text of a picture. */
export const alternative = z
  .string({
    error: ({ input }) =>
      typeof input === 'string'
        ? undefined
        : 'is missing: describe in one sentence what the picture shows, for people who cannot see it',
  })
  .trim()
  .min(20)
  .max(220)
  .describe('What the picture shows, in one sentence');

const percent = z.number().min(0).max(100);

export const photograph = z
  .strictObject({
    file: z
      .string()
      .regex(
        FILE,
        'expected a file in content/media/, for example team/workshop.jpg: .jpg, .jpeg, .png, .webp or .avif',
      )
      .describe('Path of the file below content/media/'),
    alt: alternative,
    focus: z
      .strictObject({ x: percent, y: percent })
      .optional()
      .describe('Point that stays visible when the picture is cropped: per cent from the left and from the top'),
  })
  .describe('Photograph with its alternative text');
