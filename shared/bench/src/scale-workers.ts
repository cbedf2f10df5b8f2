import { newMember, type SignedInMember } from '@datewright/testkit/member';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import type { BenchSystem } from './bench-system.ts';
import type { Figure } from './figure.ts';

interface ScalingOptions {
  part: Figure['part'];
  /** What a worker produces, such as "photos". */
  things: string;
  /** Its API is already running; workers are added. */
  environment: ToolEnvironment;
  /** How many one worker produces in one measurement. */
  each: number;
  /** How many each worker produces before it is measured. */
  warmUps: number;
  /** Has `many` produced for the member, and resolves when the last one is done. */
  make: (member: SignedInMember, many: number) => Promise<void>;
}

/** Things per second of one, two and four workers that produce one thing at a time. A brief run leaves out four. */
export async function scaleWorkers(
  { repetitions, isBrief }: BenchSystem,
  { part, things, environment, each, warmUps, make }: ScalingOptions,
): Promise<Figure[]> {
  const rates: number[] = [];
  const workers: unknown[] = [];
  for (const count of isBrief ? [1, 2] : [1, 2, 4]) {
    while (workers.length < count) workers.push(await environment.startReplica({ ROLE: 'worker' }));
    const member = await newMember(environment);
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
