/** A publication on a day, kept in a file. There is one at most. */
import path from 'node:path';
import { z } from 'zod';
import { readWhole, removeFile, writeWhole } from './wholeFile.ts';

/** A moment by the company's clock, as `shared/clock.ts` writes it. */
export const clockTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

const planFile = z.object({
  when: clockTime,
  /** Name of the account. */
  who: z.string(),
  /** Under which git keeps the publication. */
  email: z.string(),
  /** The commit of the drafts as whoever planned saw it: what is saved later is not published with it. */
  head: z.string(),
});

/** A plan as it is kept. */
export type KeptPlan = z.output<typeof planFile>;

/** The plan in the data folder of the service. */
export class Plans {
  readonly #file: string;

  constructor(dataFolder: string) {
    this.#file = path.join(dataFolder, 'planned.json');
  }

  read(): Promise<KeptPlan | undefined> {
    return readWhole(this.#file, planFile);
  }

  write(plan: KeptPlan): Promise<void> {
    return writeWhole(this.#file, plan);
  }

  remove(): Promise<void> {
    return removeFile(this.#file);
  }
}
