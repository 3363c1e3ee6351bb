/** Settings of the editing service from the environment. The table in `docs/operations.md` explains each. */
import { z } from 'zod';
import { isOrigin } from '../shared/origin.ts';

const schema = z.object({
  EDITOR_HOST: z.string().min(1).default('127.0.0.1'),
  EDITOR_PORT: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(0).max(65535))
    .default(4100),
  EDITOR_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://editor.example.com, without a path')
    .optional(),
  EDITOR_DATA_DIR: z.string().min(1).default('data/editor'),
  EDITOR_REPOSITORY: z.string().min(1).default('.'),
  EDITOR_BRANCH: z
    .string()
    .regex(/^\w[\w./-]*$/, 'must be the name of a branch')
    .default('main'),
});

export type EditorEnv = z.output<typeof schema>;

/** Settings that are wrong. The message names each. */
export class EditorSettingsError extends Error {
  override name = 'EditorSettingsError';
}

/** Parses the environment; an empty variable counts as absent. Throws {@link EditorSettingsError} with one line a fault. */
export function parseEditorEnv(source: Readonly<Record<string, string | undefined>>): EditorEnv {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new EditorSettingsError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}
