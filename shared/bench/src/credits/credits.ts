import { randomUUID } from 'node:crypto';
import { commitCredits } from '@datewright/contracts/account/commit-credits';
import { reserveCredits } from '@datewright/contracts/account/reserve-credits';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { inTurns } from '../paired.ts';
import { quantile, rangeOf } from '../statistics.ts';
import { makeSpenders, type Spender } from './spenders.ts';

const parallel = 200;
const rounds = 5;

/** Spends one credit as a tool's service does: reserve, then commit. Answers the milliseconds of both together. */
function spendWith(url: string, token: string) {
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

/** Two hundred spend at once, each one credit: all from one member's book, or each from a book of their own. */
export async function measureCredits(bench: BenchSystem): Promise<Figure[]> {
  const account = bench.system.processes.account?.plan;
  const token = account?.env.SERVICE_TOKENS?.split(',')[0]?.split('=')[1];
  if (!account || !token) throw new Error('The account service does not run.');
  const many = await makeSpenders(bench, parallel);
  const [one] = many;
  if (!one) throw new Error('There is nobody to spend.');
  const spend = spendWith(account.url, token);
  const onOne = () => Promise.all(many.map(() => spend(one)));
  const onMany = () => Promise.all(many.map(spend));
  await inTurns(1, onOne, onMany);
  const [same, own] = await inTurns(rounds, onOne, onMany);
  return [...figuresOf('one key', same.flat()), ...figuresOf('200 keys', own.flat())];
}

function figuresOf(where: string, values: number[]): Figure[] {
  const figure = (name: string, share: number): Figure => ({
    part: 'credits',
    name: `Reserve and commit, 200 at once on ${where}, ${name}`,
    value: quantile(values, share),
    unit: 'ms',
    range: rangeOf(values),
    samples: values.length,
  });
  return [figure('p50', 0.5), figure('p99', 0.99)];
}
