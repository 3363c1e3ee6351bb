/** A scheduled publication, stored in a file. There is at most one. */
import path from 'node:path';
import { z } from 'zod';
import { readJson, removeFile, writeAtomically } from './atomicFile.ts';

/** A time in the company's time zone, in the format of `shared/localTime.ts`. */
export const clockTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

const planFile = z.object({
  when: clockTime,
  /** Name of the account. */
  who: z.string(),
  /** Mail address of the commit of the publication. */
  email: z.string(),
  /** The commit of the drafts that the publisher saw. Later saves are not published with it. */
  head: z.string(),
});

/** A plan as stored. */
export type KeptPlan = z.output<typeof planFile>;

/** The plan in the data folder of the service. */
export class Plans {
  readonly #file: string;

  constructor(dataFolder: string) {
    this.#file = path.join(dataFolder, 'planned.json');
  }

  read(): Promise<KeptPlan | undefined> {
    return readJson(this.#file, planFile);
  }

  write(plan: KeptPlan): Promise<void> {
    return writeAtomically(this.#file, plan);
  }

  remove(): Promise<void> {
    return removeFile(this.#file);
  }
}
