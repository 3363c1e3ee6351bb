/** Photographs: files in `content/media/`, from which the build makes those that a page shows. That a file is there and fit to be shown is found by the content check. */
import { z } from 'zod';

/** Path below `content/media/`. Lower case, since some systems tell names apart by case and others do not. */
const FILE = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:jpe?g|png|webp|avif)$/;

/** Whether a path below `content/media/` may be that of a photograph. */
export const isPhotographFile = (file: string): boolean => FILE.test(file);

/** What stands for a picture where it is not seen. */
export const alternative = z
  .string({
    error: ({ input }) =>
      typeof input === 'string'
        ? undefined
        : 'is missing: say in one sentence what the picture shows, for those who do not see it',
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
        'expected a file of content/media/, for example team/workshop.jpg: .jpg, .jpeg, .png, .webp or .avif',
      )
      .describe('Path of the file below content/media/'),
    alt: alternative,
    focus: z
      .strictObject({ x: percent, y: percent })
      .optional()
      .describe('What stays in sight where the picture is cut: per cent from its left and from its top'),
  })
  .describe('Photograph with its alternative text');
