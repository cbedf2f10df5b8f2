import { randomUUID } from 'node:crypto';
import { commitCredits } from '@datewright/contracts/account/commit-credits';
import { reserveCredits } from '@datewright/contracts/account/reserve-credits';
import { startBareProcess } from '../bare-process.ts';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure, Goal } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { quantile } from '../statistics.ts';
import { openBareBooks } from './bare-books.ts';
import { createSpenders, type Spender } from './spenders.ts';

const parallel = 200;
/** Unmeasured pairs: V8 optimises the service's code during the first 10,000 requests or so. */
const warmUpPairs = 20;

/** Spends one credit as a tool's service does: reserve, then commit. Returns the milliseconds of both together. */
function createSpend(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  async function call(path: string, body: object): Promise<void> {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  }
  return async ({ userId, sessionId }: Spender): Promise<number> => {
    const operationId = randomUUID();
    const what = { tool: 'chatpad', amount: 1, fingerprint: 'a-fingerprint-of-a-request', holdSeconds: 60 };
    const started = performance.now();
    await call(reserveCredits.path, { userId, sessionId, operationId, ...what });
    await call(commitCredits.path, { userId, operationId });
    return performance.now() - started;
  };
}

type Spend = ReturnType<typeof createSpend>;

/** Spends one credit by two bare updates from this process. */
async function createBareSpend({ onStop }: BenchSystem, env: Record<string, string | undefined>): Promise<Spend> {
  const books = await openBareBooks(env);
  onStop(books.close);
  return async ({ userId }) => {
    const operationId = randomUUID();
    const started = performance.now();
    await books.reserve(userId, operationId);
    await books.commit(userId, operationId);
    return performance.now() - started;
  };
}

/** Spends one credit by two calls of Express that each make one bare update. */
async function createRouteSpend({ onStop }: BenchSystem, env: Record<string, string | undefined>): Promise<Spend> {
  const route = await startBareProcess(new URL('bare-route.ts', import.meta.url), env);
  onStop(route.stop);
  return createSpend(route.url, 'none');
}

/**
 * Two hundred concurrent spenders with one credit each: all from one member's balance, or each from their own; by the
 * service, and by bare updates of the same balances. The goal is for bare updates without HTTP; how close a service can
 * come to it, the same updates behind Express show.
 */
export async function measureCredits(bench: BenchSystem): Promise<Figure[]> {
  const account = bench.system.processes.account?.plan;
  const token = bench.system.processes.chatpad?.plan.env.SERVICE_TOKEN;
  if (!account || !token) throw new Error('The account service or ChatPad does not run.');
  // A brief run only checks that it works: the full number may be more than a busy machine answers in time.
  const spenders = bench.repetitions(parallel);
  const many = await createSpenders(bench, spenders);
  const all = (one: Spend) => () => Promise.all(many.map(one));
  const service = { name: 'the service', spend: createSpend(account.url, token) };
  // The service creates the balances.
  await all(service.spend)();
  const bare = { name: 'two bare updates', spend: await createBareSpend(bench, account.env) };
  const route = { name: 'two bare updates behind Express', spend: await createRouteSpend(bench, account.env) };
  // On balances that last: one key alone has credits for 25 rounds.
  for (const { spend } of [service, route]) {
    await measureAlternately(bench.isBrief ? 0 : warmUpPairs, all(spend), all(bare.spend));
  }
  const alone = (at: number) => Array.from({ length: spenders }, () => many[at] as Spender);
  return [
    ...(await compare(bench, 'one key', alone(0), service, bare, { atMost: 2 })),
    ...(await compare(bench, '200 keys', many, service, bare)),
    ...(await compare(bench, 'one key', alone(spenders - 1), route, bare)),
  ];
}

interface Way {
  name: string;
  spend: Spend;
}

async function compare(bench: BenchSystem, where: string, spenders: Spender[], ours: Way, theirs: Way, goal?: Goal) {
  const atOnce =
    ({ spend }: Way) =>
    () =>
      Promise.all(spenders.map(spend));
  await measureAlternately(bench.warmUps, atOnce(ours), atOnce(theirs));
  const [one, other] = await measureAlternately(bench.repetitions(5), atOnce(ours), atOnce(theirs));
  const figures = (name: string, share: number, atMost?: Goal) =>
    toPairedFigures({
      part: 'credits',
      what: `Reserve and commit, 200 at once on ${where}, ${name}`,
      unit: 'ms',
      ours: { name: ours.name, values: one.map((values) => quantile(values, share)) },
      theirs: { name: theirs.name, values: other.map((values) => quantile(values, share)) },
      ...(atMost && { goal: atMost }),
    });
  return [...figures('p50', 0.5, goal), ...figures('p99', 0.99)];
}
