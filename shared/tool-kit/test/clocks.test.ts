import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { openDatabase } from '@datewright/service-kit/database/open-database';
import type { Connection } from 'mongoose';
import pino from 'pino';
import { createJobRepository, type JobRepository } from '../src/jobs/job-repository.ts';

const aheadMs = 45_000;
const leaseMs = 28_000;

const connections: Connection[] = [];
let right: JobRepository;
let wrong: JobRepository;
const job = (key: string) => ({ _id: key, queue: 'trial', isPriority: false, payload: {} });

/** Runs with this machine's clock ahead. */
async function ahead<Result>(work: () => Promise<Result>): Promise<Result> {
  const realNow = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  return work().finally(() => clock.mockRestore());
}

async function openReplica(MONGODB_DB: string): Promise<JobRepository> {
  const config = { MONGODB_URI: testMongoUri(), MONGODB_DB };
  const { connection, now } = await openDatabase(config, pino({ level: 'silent' }));
  connections.push(connection);
  return createJobRepository(connection, now);
}

beforeAll(async () => {
  const name = uniqueDatabaseName('clocks');
  right = await openReplica(name);
  wrong = await ahead(() => openReplica(name));
});
afterAll(async () => {
  await connections[0]?.dropDatabase();
  await Promise.all(connections.map((connection) => connection.close()));
});

describe('When the clock of one replica is 45 s ahead', () => {
  test('then the job that it adds runs at once', async () => {
    await ahead(() => wrong.add(job('added ahead')));
    const leased = await right.leaseNext('trial', 'a worker', leaseMs);
    expect(leased?._id).toBe('added ahead');
    if (leased) await right.remove(leased);
  });

  test('then it leaves the job to the worker that has it', async () => {
    await right.add(job('leased'));
    expect(await right.leaseNext('trial', 'a worker', leaseMs)).not.toBeNull();
    expect(await ahead(() => wrong.leaseNext('trial', 'another worker', leaseMs))).toBeNull();
  });
});
