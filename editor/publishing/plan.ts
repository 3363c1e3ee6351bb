/** A scheduled publication, stored in a file. There is at most one. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readJson, writeAtomically } from './atomicFile.ts';

/** A time in the company's time zone, in the format of `shared/localTime.ts`. */
export const localTime = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/, 'must have no time zone');

const planFile = z.object({
  when: localTime,
  /** Name of the account. */
  who: z.string(),
  /** Mail address of the commit of the publication. */
  email: z.string(),
  /** The commit of the drafts that the publisher saw. Later saves are not published with it. */
  head: z.string(),
});

/** A plan as stored. */
export type StoredPlan = z.output<typeof planFile>;

const fileIn = (dataFolder: string): string => path.join(dataFolder, 'planned.json');

/** The plan in the data folder of the service; undefined if there is none. */
export const readPlan = (dataFolder: string): Promise<StoredPlan | undefined> => readJson(fileIn(dataFolder), planFile);

/** Stores the plan in place of any other. */
export const writePlan = (dataFolder: string, plan: StoredPlan): void => writeAtomically(fileIn(dataFolder), plan);

/** Deletes the plan, if there is one. */
export const removePlan = (dataFolder: string): Promise<void> => rm(fileIn(dataFolder), { force: true });
