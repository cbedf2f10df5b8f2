import { createHmac } from 'node:crypto';
import { stripeWebhook } from '@datewright/contracts/account/stripe-webhook';
import { createConnection } from 'mongoose';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { median, minMax } from '../statistics.ts';

const parallel = 20;

/**
 * Events of one paying member, twenty at a time: each is verified, recorded, read again from the sandbox and written.
 */
export async function measureWebhooks(bench: BenchSystem): Promise<Figure[]> {
  const account = bench.system.processes.account?.plan;
  if (!account) throw new Error('The account service does not run.');
  const { MONGODB_URI = '', MONGODB_DB, STRIPE_WEBHOOK_SECRET = '' } = account.env;
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const user = await connection.collection('users').findOne({ email: bench.member.email });
  await connection.close();
  const customer = user?.billing?.customerId;
  if (!customer) throw new Error('The demo member has no customer at the payment provider.');

  const events = parallel * bench.repetitions(20);
  let made = 0;
  const post = async () => {
    const now = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: `evt_bench_${now}_${++made}`,
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { object: 'subscription', id: 'sub_bench', customer } },
    });
    const signature = createHmac('sha256', STRIPE_WEBHOOK_SECRET).update(`${now}.${body}`).digest('hex');
    const answer = await fetch(account.url + stripeWebhook.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${now},v1=${signature}` },
      body,
    });
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const round = async () => {
    let left = events;
    const started = performance.now();
    const worker = async () => {
      while (left-- > 0) await post();
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    return (events * 1000) / (performance.now() - started);
  };
  for (let count = 0; count < bench.warmUps; count++) await round();
  const rates: number[] = [];
  for (let count = 0; count < bench.repetitions(3); count++) rates.push(await round());
  return [
    {
      part: 'account',
      name: 'Webhooks of one member handled, 20 at once',
      value: median(rates),
      unit: 'events/s',
      range: minMax(rates),
      samples: rates.length,
    },
  ];
}
