import type Stripe from 'stripe';
import { receiveBillingEvent } from '../src/use-cases/billing/receive-billing-event.ts';
import { reconcileBilling } from '../src/workers/reconcile-billing.ts';
import { type PaymentWorld, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';
import type { TestContext } from './support/test-context.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startPaymentWorld();
  await world.behave({ events: 'drop' });
});
afterAll(() => world.stop());

class SimulatedCrash extends Error {}
type Write = (...given: never[]) => Promise<unknown>;

/** Creates an instance that dies at one of its writes: before the write reaches the database, or right after. */
async function createCrashingTwin(
  part: 'billingEvents' | 'billing' | 'outbox',
  method: string,
  when: 'before' | 'after',
) {
  const twin: TestContext = await world.twin();
  const target = twin[part] as unknown as Record<string, Write>;
  const write = target[method] as Write;
  target[method] = async (...given) => {
    if (when === 'after') await write(...given);
    throw new SimulatedCrash(`${method} ${when}`);
  };
  return twin;
}

const writes = [
  ['billingEvents', 'record'],
  ['billing', 'nextSyncNumber'],
  ['billing', 'saveSubscription'],
  ['outbox', 'add'],
  ['billingEvents', 'markHandled'],
] as const;
const crashes = writes.flatMap(([part, method]) => [
  { part, method, when: 'before' as const },
  { part, method, when: 'after' as const },
]);

test.each(crashes)(
  'When the service dies $when the write $part.$method, then the plan and one receipt still arrive',
  async (death) => {
    const member = await shopper(world);
    await world.pay(await member.checkoutUrl('weekly'));
    const customer = await member.customer();
    const events: Stripe.Event[] = [];
    for await (const event of world.ctx.payments.events.list({ type: 'invoice.paid', limit: 100 })) events.push(event);
    const event = events.find(({ data }) => (data.object as Stripe.Invoice).customer === customer);
    if (!event) throw new Error('There is no such event');

    const dying = await createCrashingTwin(death.part, death.method, death.when);
    await expect(receiveBillingEvent(dying, event)).rejects.toBeInstanceOf(SimulatedCrash);
    await dying.background.finish();

    const survivor = await world.twin();
    const { email } = await member.user();
    // A recorded event is picked up again; one that was not recorded is sent again by the provider.
    survivor.advance(120_000);
    await reconcileBilling(survivor);
    await receiveBillingEvent(survivor, event);
    await reconcileBilling(survivor);
    await survivor.background.finish();
    expect(await member.tier()).toBe('weekly');
    const mails = [...dying.mails, ...survivor.mails].filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Datewright receipt: €7.99']);
  },
);
