import { randomUUID } from 'node:crypto';
import { commitCredits } from '@datewright/contracts/account/commit-credits';
import { reserveCredits } from '@datewright/contracts/account/reserve-credits';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure, Goal } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { quantile } from '../statistics.ts';
import { openBareCredits } from './bare-credits.ts';
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

/**
 * Two hundred concurrent spenders with one credit each: all from one member's balance, or each from their own; by the
 * service, and by bare updates of the same balances.
 */
export async function measureCredits(bench: BenchSystem): Promise<Figure[]> {
  const account = bench.system.processes.account?.plan;
  const token = bench.system.processes.chatpad?.plan.env.SERVICE_TOKEN;
  if (!account || !token) throw new Error('The account service or ChatPad does not run.');
  // A brief run only checks that it works: the full number may be more than a busy machine answers in time.
  const spenders = bench.repetitions(parallel);
  const many = await createSpenders(bench, spenders);
  const one = Array.from({ length: spenders }, () => many[0] as Spender);
  const spend = createSpend(account.url, token);
  // The service creates the balances.
  await Promise.all(many.map(spend));
  const spendBare = await openBareCredits(bench);
  // On balances that last: one key alone has credits for 25 rounds.
  const all = (one: Spend) => () => Promise.all(many.map(one));
  await measureAlternately(bench.isBrief ? 0 : warmUpPairs, all(spend), all(spendBare));
  return [
    ...(await compare(bench, 'one key', one, spend, spendBare)),
    ...(await compare(bench, '200 keys', many, spend, spendBare)),
  ];
}

type Spend = (spender: Spender) => Promise<number>;

async function compare(bench: BenchSystem, where: string, spenders: Spender[], whole: Spend, bare: Spend) {
  const atOnce = (spend: Spend) => () => Promise.all(spenders.map(spend));
  await measureAlternately(bench.warmUps, atOnce(whole), atOnce(bare));
  const [ours, theirs] = await measureAlternately(bench.repetitions(5), atOnce(whole), atOnce(bare));
  const figures = (name: string, share: number, goal?: Goal) =>
    toPairedFigures({
      part: 'credits',
      what: `Reserve and commit, 200 at once on ${where}, ${name}`,
      unit: 'ms',
      ours: { name: 'the service', values: ours.map((values) => quantile(values, share)) },
      theirs: { name: 'two bare updates', values: theirs.map((values) => quantile(values, share)) },
      ...(goal && { goal }),
    });
  return [...figures('p50', 0.5, where === 'one key' ? { atMost: 2 } : undefined), ...figures('p99', 0.99)];
}
