import { newMember, type SignedInMember } from '@datewright/testkit/member';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import type { BenchSystem } from './bench-system.ts';
import type { Figure } from './figure.ts';

interface ScalingOptions {
  part: Figure['part'];
  /** What a worker makes: "photos". */
  things: string;
  /** Its API runs already; workers are added. */
  town: ToolEnvironment;
  /** How many of them one worker makes in one measurement. */
  each: number;
  /** How many are made before it is measured, by each worker. */
  warmUps: number;
  /** Has so many made for the member, and ends when the last one is. */
  make: (member: SignedInMember, many: number) => Promise<void>;
}

/** Things a second of one, two and four workers that make one thing at a time. A brief run leaves four out. */
export async function scaleWorkers(
  { repetitions, isBrief }: BenchSystem,
  { part, things, town, each, warmUps, make }: ScalingOptions,
): Promise<Figure[]> {
  const rates: number[] = [];
  const workers: unknown[] = [];
  for (const count of isBrief ? [1, 2] : [1, 2, 4]) {
    while (workers.length < count) workers.push(await town.startReplica({ ROLE: 'worker' }));
    const member = await newMember(town);
    await member.givePlan('monthly');
    if (warmUps > 0) await make(member, repetitions(warmUps) * count);
    const many = repetitions(each) * count;
    const begun = performance.now();
    await make(member, many);
    rates.push((1000 * many) / (performance.now() - begun));
  }
  const [one = 0, ...more] = rates;
  const goals = [1.9, 3.6];
  return more.map((rate, at) => ({
    part,
    name: `${things} a second of ${at === 0 ? 'two workers' : 'four'} against one, the AI taking 2 s`,
    value: rate / one,
    unit: 'x',
    samples: repetitions(each),
    goal: { atLeast: goals[at] as number },
  }));
}
