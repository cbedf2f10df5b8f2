import { setTimeout as wait } from 'node:timers/promises';
import type { BenchSystem } from '../bench-system.ts';
import { openToolDatabases, type ToolDatabases } from '../databases.ts';
import type { Figure } from '../figure.ts';
import type { BenchMember } from '../member.ts';
import { addMember, signInAddedMember } from '../members.ts';
import { measureAlternately } from '../paired.ts';
import { median, minMax } from '../statistics.ts';
import { listMemberReads, type MemberRead } from './member-reads.ts';
import { multiplySize, onePageOfAll, seedMember } from './seed-member.ts';

const factor = 10;
const services = ['account', 'bio', 'chatpad', 'datecoach', 'photo'] as const;

interface ReadAnswer {
  milliseconds: number;
  bytes: number;
}

/** Returns a function that sends a read as the member, and times it to the last byte of the answer. A refusal is repeated. */
async function createReader({ system }: BenchSystem, member: BenchMember) {
  const tokens = Object.fromEntries(
    await Promise.all(services.map(async (name) => [name, await member.tokenFor(name)] as const)),
  );
  return async function send(read: MemberRead, tries = 5): Promise<ReadAnswer> {
    const { service, method, path, audience, body } = read;
    const started = performance.now();
    const answer = await fetch(system.processes[service]?.plan.url + path, {
      method,
      headers: {
        origin: system.origin,
        ...(audience === 'session'
          ? { cookie: `${member.cookie.name}=${member.cookie.value}` }
          : { authorization: `Bearer ${tokens[service]}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 503 && tries > 1) {
      await wait(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      return send(read, tries - 1);
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return { milliseconds: performance.now() - started, bytes: text.length };
  };
}

/** Adds and seeds a member. */
async function createSeededMember(bench: BenchSystem, databases: ToolDatabases, number: number, times: number) {
  const added = await addMember(bench, databases.account, number);
  await seedMember(databases, added.userId, multiplySize(onePageOfAll, times));
  return {
    reads: listMemberReads(added.userId),
    read: await createReader(bench, await signInAddedMember(bench, added)),
  };
}

/** Every read of a member with ten times the data, against a member with a page of each list, in turns. */
export async function measureGrowth(bench: BenchSystem): Promise<Figure[]> {
  const databases = await openToolDatabases(bench);
  const small = await createSeededMember(bench, databases, 1, 1);
  const large = await createSeededMember(bench, databases, 2, factor);
  const figures: Figure[] = [];
  for (const [index, read] of small.reads.entries()) {
    const readSmall = () => small.read(read);
    const readLarge = () => large.read(large.reads[index] as MemberRead);
    await measureAlternately(bench.warmUps * 3, readLarge, readSmall);
    const [larges, smalls] = await measureAlternately(bench.repetitions(21), readLarge, readSmall);
    const ratios = larges.map(({ milliseconds }, at) => milliseconds / (smalls[at]?.milliseconds ?? Number.NaN));
    const what = `${read.method} ${read.path.replace(/\?.*/, '').replace(/match-0-[^/]*/, ':matchId')}`;
    const figure = { part: 'growth' as const, samples: ratios.length };
    figures.push(
      {
        ...figure,
        name: `${what}, time at ten times the data`,
        value: median(ratios),
        unit: 'x',
        range: minMax(ratios),
        goal: { atMost: 1.2 },
      },
      {
        ...figure,
        name: `${what}, answer at ten times the data`,
        value: (larges[0]?.bytes ?? 0) / (smalls[0]?.bytes ?? 0),
        unit: 'x',
      },
      {
        ...figure,
        name: `${what}, with a page of each list`,
        value: median(smalls.map(({ milliseconds }) => milliseconds)),
        unit: 'ms',
      },
    );
  }
  return figures;
}
