import { setTimeout as wait } from 'node:timers/promises';
import type { BenchSystem } from '../bench-system.ts';
import { openToolDatabases, type ToolDatabases } from '../databases.ts';
import type { Figure } from '../figure.ts';
import { seedMember } from '../growth/seed-member.ts';
import type { BenchMember } from '../member.ts';
import { type AddedMember, addMember, signInAddedMember } from '../members.ts';
import { quantile } from '../statistics.ts';
import { repeatJourneys, type StepResult, stepsPerJourney } from './journey.ts';
import { findProcessByArgument, type ProcessUsage, readProcessUsage } from './processes.ts';

/** A member after a few weeks. */
const memberSize = {
  ...{ matches: 3, rounds: 3, ledgerLines: 20, creditBooks: 2, sessions: 1, playbooks: 2, savedTips: 3, plans: 1 },
  ...{ searches: 1, drafts: 1, photos: 2, friendAnswers: 0 },
};
const memberCounts = [25, 50, 75, 100, 150, 200, 400];
const pauseMs = 1000;
const rampSeconds = 12;
const measuredSeconds = 25;
/** A level is past the knee when reads take longer at p99, suggestions so many times as long as at first, or one answer in a hundred fails. */
const kneeP99Ms = 1000;
const kneeSuggestionRatio = 2;

type SignedIn = AddedMember & { session: BenchMember; signInMs: number };
type Usage = Record<string, ProcessUsage>;

interface Level {
  members: number;
  seconds: number;
  results: StepResult[];
  before: Usage;
  after: Usage;
}

async function readUsage({ system }: BenchSystem): Promise<Usage> {
  const pids = Object.entries(system.processes).map(([name, process]) => [name, process.pid()] as const);
  const database = await findProcessByArgument(new URL(system.database.uri).port);
  const entries = [...pids, ['database', database] as const, ['this script', process.pid] as const];
  const read = entries.flatMap(([name, pid]) => (pid ? [readProcessUsage(pid).then((usage) => [name, usage])] : []));
  const usage: Usage = Object.fromEntries(await Promise.all(read));
  // The services are children of this process.
  delete usage['this script'];
  return usage;
}

/** Adds members until there are `count`, and signs each in. */
async function addMembers(
  bench: BenchSystem,
  databases: ToolDatabases,
  present: SignedIn[],
  count: number,
): Promise<void> {
  while (present.length < count) {
    const added = await addMember(bench, databases.account, present.length + 1000);
    await seedMember(databases, added.userId, memberSize);
    const started = performance.now();
    const session = await signInAddedMember(bench, added);
    present.push({ ...added, session, signInMs: performance.now() - started });
  }
}

async function measureLevel(bench: BenchSystem, members: SignedIn[]): Promise<Level> {
  const results: StepResult[] = [];
  let isMeasuring = false;
  const stop = new AbortController();
  const visits = members.map(({ session: member, userId, address }) =>
    repeatJourneys({
      ...{ origin: bench.system.origin, member, userId, matches: memberSize.matches, address },
      pauseMs: bench.isBrief ? 50 : pauseMs,
      onResult: (result) => void (isMeasuring && results.push(result)),
      signal: stop.signal,
    }),
  );
  await wait(bench.isBrief ? 500 : rampSeconds * 1000);
  const before = await readUsage(bench);
  isMeasuring = true;
  const started = performance.now();
  if (!bench.isBrief) await wait(measuredSeconds * 1000);
  else while (!hasBothKinds(results)) await wait(50);
  isMeasuring = false;
  const seconds = (performance.now() - started) / 1000;
  const after = await readUsage(bench);
  stop.abort();
  await Promise.all(visits);
  return { members: members.length, seconds, results, before, after };
}

const countOutcome = (level: Level, outcome: StepResult['outcome']) =>
  level.results.filter((result) => result.outcome === outcome).length;
const timesOf = (level: Level, isWanted: (step: string) => boolean) =>
  level.results
    .filter(({ step, outcome }) => outcome === 'done' && isWanted(step))
    .map(({ milliseconds }) => milliseconds);
/** All but the stream, which takes as long as the AI writes. */
const isRead = (step: string) => step !== 'suggestions';

/** A suggestion can be the first answer of a level, without a read before it. */
const hasBothKinds = (results: StepResult[]) =>
  [true, false].every((read) => results.some(({ step, outcome }) => isRead(step) === read && outcome === 'done'));

function describeLevel(level: Level): Figure[] {
  const { members, seconds, results } = level;
  const figure = (name: string, value: number, unit: Figure['unit']): Figure => ({
    part: 'load',
    name: `${members} members: ${name}`,
    value,
    unit,
    samples: results.length,
  });
  return [
    figure('requests', countOutcome(level, 'done') / seconds, 'requests/s'),
    figure('p50', quantile(timesOf(level, isRead), 0.5), 'ms'),
    figure('p99', quantile(timesOf(level, isRead), 0.99), 'ms'),
    figure(
      'suggestions, p50',
      quantile(
        timesOf(level, (step) => !isRead(step)),
        0.5,
      ),
      'ms',
    ),
    figure('refused with Retry-After', countOutcome(level, 'refused'), 'answers'),
    figure('failed', countOutcome(level, 'failed'), 'answers'),
    ...countReasons(results).map(([what, count]) => figure(what, count, 'answers')),
  ];
}

/** How often each step ended otherwise than it should, and why. */
function countReasons(results: StepResult[]): [what: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { step, outcome, reason } of results) {
    if (outcome === 'done') continue;
    const what = `${outcome}, ${step}: ${reason}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts];
}

/** What each process needs: memory after the level, and processor time for one visit. */
function describeProcesses(level: Level): Figure[] {
  const visits = countOutcome(level, 'done') / stepsPerJourney;
  return Object.entries(level.after).flatMap(([name, { cpuMs, pssMb }]): Figure[] => [
    { part: 'load', name: `${name}: memory at ${level.members} members`, value: pssMb, unit: 'MB', samples: 1 },
    {
      part: 'load',
      name: `${name}: processor time of a visit at ${level.members} members`,
      value: (cpuMs - (level.before[name]?.cpuMs ?? 0)) / visits,
      unit: 'ms',
      samples: level.results.length,
    },
  ]);
}

const medianSuggestion = (level: Level) =>
  quantile(
    timesOf(level, (step) => !isRead(step)),
    0.5,
  );

const isPastKnee = (level: Level, first: Level) =>
  quantile(timesOf(level, isRead), 0.99) > kneeP99Ms ||
  medianSuggestion(level) > kneeSuggestionRatio * medianSuggestion(first) ||
  countOutcome(level, 'done') < 0.99 * level.results.length;

/** Members who visit at once, more and more of them, against the whole product. */
export async function measureLoad(bench: BenchSystem): Promise<Figure[]> {
  const databases = await openToolDatabases(bench);
  const present: SignedIn[] = [];
  const levels: Level[] = [];
  for (const count of bench.isBrief ? [4] : memberCounts) {
    await addMembers(bench, databases, present, count);
    const level = await measureLevel(bench, present);
    levels.push(level);
    if (isPastKnee(level, levels[0] ?? level)) break;
  }
  const first = levels[0] as Level;
  const knee = levels.findLast((level) => !isPastKnee(level, first)) ?? first;
  return [
    {
      part: 'load',
      name: 'Sign-in, one after the other, p50',
      value: quantile(
        present.map(({ signInMs }) => signInMs),
        0.5,
      ),
      unit: 'ms',
      samples: present.length,
    },
    ...levels.flatMap(describeLevel),
    {
      part: 'load',
      name: 'Most members before the knee',
      value: knee.members,
      unit: 'members',
      samples: levels.length,
    },
    ...describeProcesses(knee),
  ];
}
