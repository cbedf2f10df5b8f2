import { readGroups, readPortraits } from '@datewright/testkit/photos/portraits';
import { type DamageJudgement, judgeDamage } from './judge-damage.ts';
import { judgeOrder, type OrderJudgement } from './judge-order.ts';
import { createJudgedSets } from './judged-sets.ts';
import { createPhotoJudge } from './photo-judge.ts';

/**
 * The photographs on which the rules were set, and those that were first read when rules stood. The first reading of
 * the portraits changed the rules for noise, borders and pictures that are upside down.
 */
const parts = { tuned: [2, 3, 4], unseen: [1, 5, 6], portraits: [7, 8, 9, 10, 11] } as const;
type Part = keyof typeof parts;
export const photoParts = Object.keys(parts) as Part[];

const setsPerPart = 64;

const readAll = async <T>(numbers: readonly number[], read: (photo: number) => Promise<T[]>) =>
  (await Promise.all(numbers.map(read))).flat();

export interface PhotosResult {
  order: OrderJudgement;
  damage: DamageJudgement;
}

interface RunOptions {
  /** Judged sets, and photos that are damaged; all by default. */
  sets?: number;
  damaged?: number;
}

/** Judges order and score on the photographs of a part, the same in every run. Takes minutes. */
export async function runPhotos(part: Part, { sets = setsPerPart, damaged }: RunOptions = {}): Promise<PhotosResult> {
  const judge = await createPhotoJudge();
  const portraits = await readAll(parts[part], readPortraits);
  const groups = await readAll(parts[part], async (photo) => (await readGroups(photo)).slice(0, 1));
  const [stranger] = await readPortraits(parts[part === 'tuned' ? 'unseen' : 'tuned'][1]);
  if (!stranger) throw new Error('There is no stranger.');
  return {
    order: await judgeOrder(judge, createJudgedSets(portraits, sets)),
    damage: await judgeDamage(judge, [...portraits, ...groups].slice(0, damaged), stranger),
  };
}
