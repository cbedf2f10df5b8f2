import { setTimeout as wait } from 'node:timers/promises';
import { userProfile } from '@datewright/contracts/account/user-profile';
import { createConnection } from 'mongoose';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { quantile } from '../statistics.ts';

const requestsPerSecond = 50;

/** Starts `work` fifty times a second, whether or not the previous one has ended. Returns the milliseconds of each. */
async function runAtRate(seconds: number, work: (index: number) => Promise<void>): Promise<number[]> {
  const running: Promise<number>[] = [];
  const begun = performance.now();
  for (let index = 0; index < requestsPerSecond * seconds; index++) {
    await wait(Math.max(0, begun + (index * 1000) / requestsPerSecond - performance.now()));
    const started = performance.now();
    running.push(work(index).then(() => performance.now() - started));
  }
  return Promise.all(running);
}

/** Profile reads with a token that the service has seen and with new ones, compared with a bare read of one user. */
export async function measureProfile(bench: BenchSystem): Promise<Figure[]> {
  const account = bench.system.processes.account?.plan;
  if (!account) throw new Error('The account service does not run.');
  const { member } = bench;
  const read = async (token: string) => {
    const answer = await fetch(account.url + userProfile.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: bench.system.origin,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ action: 'getUserProfile' }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The profile answered ${answer.status}: ${text}`);
  };
  const { MONGODB_URI = '', MONGODB_DB } = account.env;
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const seconds = bench.repetitions(3);
  const users = connection.collection('users');
  const bare = () => runAtRate(seconds, async () => void (await users.findOne({ email: member.email })));
  const known = await member.tokenFor('account');
  const warm = () => runAtRate(seconds, () => read(known));
  const cold = async () => {
    const tokens: string[] = [];
    for (let count = 0; count < requestsPerSecond * seconds; count++) tokens.push(await member.tokenFor('account'));
    return runAtRate(seconds, (index) => read(tokens[index] ?? known));
  };
  const worst = (all: number[][]) => all.map((values) => quantile(values, 0.99));
  const compare = async (what: string, ours: () => Promise<number[]>) => {
    await measureAlternately(bench.warmUps, ours, bare);
    const [whole, plain] = await measureAlternately(bench.repetitions(3), ours, bare);
    return toPairedFigures({
      part: 'account',
      what: `${what}, 50 reads a second, p99`,
      unit: 'ms',
      ours: { name: 'the service', values: worst(whole) },
      theirs: { name: 'one bare read of MongoDB', values: worst(plain) },
    });
  };
  try {
    return [...(await compare('Profile, known token', warm)), ...(await compare('Profile, new token', cold))];
  } finally {
    await connection.close();
  }
}
