import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { BenchSystem } from '../bench-system.ts';
import { createSpenders } from '../credits/spenders.ts';
import type { Figure } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { quantile } from '../statistics.ts';

const parallel = 20;

/** Twenty concurrent sign-ins, alternating with twenty bare verifications of the same hash in this process. */
export async function measureSignIn(bench: BenchSystem): Promise<Figure[]> {
  const account = bench.system.processes.account?.plan;
  if (!account) throw new Error('The account service does not run.');
  const { demoPassword: password } = await import(
    join(root, 'services/account/src/use-cases/operations/demo-members.ts')
  );
  const { hash, verify } = createRequire(join(root, 'services/account/package.json'))('@node-rs/argon2');
  const stored = await hash(password);
  const rounds = bench.repetitions(5);
  const all = await createSpenders(bench, parallel * (rounds + bench.warmUps));

  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const signIn = async (email: string) => {
    // Each comes from its own address, as the edge would pass it on: rate limits are not what is measured.
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const answer = await fetch(`${account.url}/functions/v1/auth-service`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: bench.system.origin, 'x-forwarded-for': address },
      body: JSON.stringify({ action: 'signInWithEmail', payload: { email, password } }),
    });
    if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  };
  const ours = () => {
    const now = all.splice(0, parallel);
    return Promise.all(now.map(({ userId }) => timed(() => signIn(`${userId}@example.com`))));
  };
  const bare = () => Promise.all(Array.from({ length: parallel }, () => timed(() => verify(stored, password))));
  await measureAlternately(bench.warmUps, ours, bare);
  const [whole, plain] = await measureAlternately(rounds, ours, bare);
  const worst = (rounds: number[][]) => rounds.map((values) => quantile(values, 0.99));
  return toPairedFigures({
    part: 'account',
    what: 'Sign-in, 20 at once, p99',
    unit: 'ms',
    ours: { name: 'the service', values: worst(whole) },
    theirs: { name: 'argon2id alone', values: worst(plain) },
  });
}
