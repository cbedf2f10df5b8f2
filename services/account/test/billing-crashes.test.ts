import type Stripe from 'stripe';
import { takeEvent } from '../src/use-cases/billing/handle-event.ts';
import { reconcile } from '../src/use-cases/billing/reconcile.ts';
import type { TestContext } from './support/account-context.ts';
import { type PaymentWorld, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startPaymentWorld();
  await world.behave({ events: 'drop' });
});
afterAll(() => world.stop());

class Died extends Error {}
type Write = (...given: never[]) => Promise<unknown>;

/** An instance that dies at one of its writes: before it reaches the database, or right after. */
async function mortal(part: 'events' | 'billing' | 'outbox', method: string, when: 'before' | 'after') {
  const twin: TestContext = await world.twin();
  const target = twin[part] as unknown as Record<string, Write>;
  const write = target[method] as Write;
  target[method] = async (...given) => {
    if (when === 'after') await write(...given);
    throw new Died(`${method} ${when}`);
  };
  return twin;
}

const writes = [
  ['events', 'record'],
  ['billing', 'nextReading'],
  ['billing', 'write'],
  ['outbox', 'add'],
  ['events', 'handled'],
] as const;
const deaths = writes.flatMap(([part, method]) => [
  { part, method, when: 'before' as const },
  { part, method, when: 'after' as const },
]);

test.each(deaths)(
  'When the service dies $when the write $part.$method, then the plan and one receipt come all the same',
  async (death) => {
    const member = await shopper(world);
    await world.pay(await member.checkoutUrl('weekly'));
    const customer = await member.customer();
    const events: Stripe.Event[] = [];
    for await (const event of world.ctx.payments.events.list({ type: 'invoice.paid', limit: 100 })) events.push(event);
    const event = events.find(({ data }) => (data.object as Stripe.Invoice).customer === customer);
    if (!event) throw new Error('There is no such event');

    const dying = await mortal(death.part, death.method, death.when);
    await expect(takeEvent(dying, event)).rejects.toBeInstanceOf(Died);
    await dying.background.finish();

    const survivor = await world.twin();
    const { email } = await member.user();
    // What was recorded is picked up; what was not is sent again by the provider.
    survivor.advance(120_000);
    await reconcile(survivor);
    await takeEvent(survivor, event);
    await reconcile(survivor);
    await survivor.background.finish();
    expect(await member.tier()).toBe('weekly');
    const mails = [...dying.mails, ...survivor.mails].filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Datewright receipt: €7.99']);
  },
);
