import type Stripe from 'stripe';
import {
  card,
  cards,
  daySeconds,
  expectStripeError,
  pro,
  type StripeSandbox,
  starter,
  startStripe,
} from './support/stripe.ts';

let sandbox: StripeSandbox;
beforeAll(async () => {
  sandbox = await startStripe();
});
afterAll(() => sandbox.stop());

const back = 'http://datewright.test/profile';
const read = (id: string) => sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'schedule'] });
const itemOf = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;
async function openPortal(customer: string, more: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) {
  const { url } = await sandbox.stripe.billingPortal.sessions.create({ customer, return_url: back, ...more });
  return url;
}
/** The redirect target of a page or form. */
const leads = async (answer: Promise<Response>) => (await answer).headers.get('location') ?? '';
const enter = (url: string) => {
  const here = url.replace('localhost', '127.0.0.1');
  return leads(fetch(here, { redirect: 'manual' }));
};
const confirm = (
  subscription: string,
  item: string,
  price: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData => ({
  type: 'subscription_update_confirm',
  subscription_update_confirm: { subscription, items: [{ id: item, price, quantity: 1 }] },
  after_completion: { type: 'redirect', redirect: { return_url: `${back}?changed=1` } },
});

test('The home page shows plan, next charge, card, and each invoice with a PDF', async () => {
  const { customer } = await sandbox.subscriber(pro);
  const url = await openPortal(customer);
  expect(await enter(url)).toMatch(/\/home$/);
  const page = await sandbox.page(`${url}/home`);
  for (const text of ['Pro', '€24.99 per month', 'Your next charge is €24.99 on', '•••• 4242', 'anna@example.com']) {
    expect(page).toContain(text);
  }
  for (const label of ['Update plan', 'Cancel plan', 'Update payment method', 'Return to Datewright']) {
    expect(page).toContain(label);
  }
  const pdf = /href="([^"]+\/pdf)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(pdf.replace('localhost', '127.0.0.1'));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
  expect(text).toContain('\x8024.99');
  const xref = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(xref, xref + 4)).toBe('xref');
});

test('An upgrade shows what is due now and is paid at once', async () => {
  const { customer, subscription } = await sandbox.subscriber(starter);
  const url = await openPortal(customer);
  const plans = `${url}/subscriptions/${subscription}/plans`;
  const choices = await sandbox.page(plans);
  expect(choices).toContain('Select Pro');
  expect(choices).not.toContain('price_unknown_yearly');
  const step = await sandbox.page(`${plans}/${pro}`);
  expect(step).toContain('Amount due today');
  expect(step).toMatch(/Unused time on Starter/);
  expect(await leads(sandbox.submit(`${plans}/${pro}`))).toMatch(/\/home$/);
  const after = await read(subscription);
  expect(itemOf(after).price.id).toBe(pro);
  expect(after.latest_invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_update' });
  await sandbox.submit(`${plans}/${pro}`);
  expect((await sandbox.stripe.invoices.list({ customer })).data).toHaveLength(2);
});

test('A downgrade takes effect at the period’s end and can be undone before', async () => {
  const { customer, subscription } = await sandbox.subscriber(pro);
  const url = await openPortal(customer);
  const one = `${url}/subscriptions/${subscription}`;
  expect(await sandbox.page(`${one}/plans/${starter}`)).toContain('Nothing is charged today');
  await Promise.all([1, 2].map(() => sandbox.submit(`${one}/plans/${starter}`)));
  expect((await sandbox.stripe.subscriptionSchedules.list({ customer })).data).toHaveLength(1);
  const planned = await read(subscription);
  expect(itemOf(planned).price.id).toBe(pro);
  expect(planned.schedule).toMatchObject({
    phases: [
      { items: [{ price: pro }] },
      { items: [{ price: starter }], start_date: itemOf(planned).current_period_end },
    ],
  });
  expect(await sandbox.page(`${url}/home`)).toContain('Your plan changes to Starter');
  await sandbox.submit(`${one}/keep`);
  expect((await read(subscription)).schedule).toBeNull();
  await sandbox.submit(`${one}/plans/${starter}`);
  await sandbox.moveClock({ advanceSeconds: 32 * daySeconds });
  expect(itemOf(await read(subscription)).price.id).toBe(starter);
});

test('Cancelling and resuming set only the date in flexible billing mode', async () => {
  const { customer, subscription } = await sandbox.subscriber(pro);
  const url = await openPortal(customer);
  const one = `${url}/subscriptions/${subscription}`;
  await sandbox.submit(`${one}/cancel`);
  const planned = await read(subscription);
  expect(planned).toMatchObject({
    status: 'active',
    cancel_at: itemOf(planned).current_period_end,
    cancel_at_period_end: false,
  });
  const home = await sandbox.page(`${url}/home`);
  expect(home).toContain('Your subscription will be canceled on');
  expect(home).toContain('Don’t cancel subscription');
  await sandbox.submit(`${one}/restore`);
  expect(await read(subscription)).toMatchObject({ cancel_at: null, canceled_at: null });
  await sandbox.submit(`${one}/cancel`);
  await sandbox.moveClock({ advanceSeconds: 32 * daySeconds });
  expect((await read(subscription)).status).toBe('canceled');
});

test('A new card pays from then on; a declined one changes nothing', async () => {
  const { customer, subscription } = await sandbox.subscriber(pro);
  const url = `${await openPortal(customer)}/card`;
  const before = (await read(subscription)).default_payment_method;
  expect((await sandbox.submit(url, cards.poor)).status).toBe(402);
  expect((await sandbox.submit(url, { ...cards.pays, cvc: '1' })).status).toBe(400);
  expect((await read(subscription)).default_payment_method).toBe(before);
  await sandbox.submit(url, card('5555 5555 5555 4444'));
  const method = await sandbox.stripe.paymentMethods.retrieve(
    String((await read(subscription)).default_payment_method),
  );
  expect(method.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  const { invoice_settings } = (await sandbox.stripe.customers.retrieve(customer)) as Stripe.Customer;
  expect(invoice_settings.default_payment_method).toBe(method.id);
});

describe('A deep link', () => {
  test('to an upgrade leads back with the new plan', async () => {
    const { customer, subscription, item } = await sandbox.subscriber(starter);
    const url = await openPortal(customer, { flow_data: confirm(subscription, item, pro) });
    const step = await enter(url);
    expect(step).toMatch(new RegExp(`/subscriptions/${subscription}/plans/${pro}$`));
    expect(await leads(sandbox.submit(step))).toBe(`${back}?changed=1`);
    expect(itemOf(await read(subscription)).price.id).toBe(pro);
  });

  test('to an upgrade with a failing card says so and changes nothing', async () => {
    const { customer, subscription, item } = await sandbox.subscriber(starter, cards.failsLater);
    const step = await enter(await openPortal(customer, { flow_data: confirm(subscription, item, pro) }));
    const answer = await sandbox.submit(step);
    expect([answer.status, (await answer.text()).includes('Your card was declined.')]).toEqual([402, true]);
    expect(itemOf(await read(subscription)).price.id).toBe(starter);
    expect((await read(subscription)).status).toBe('active');
  });

  test('to an upgrade that needs authentication waits for the answer', async () => {
    const { customer, subscription, item } = await sandbox.subscriber(starter);
    const plain = await openPortal(customer);
    const challenge = await leads(sandbox.submit(`${plain}/card`, cards.asks));
    await sandbox.submit(challenge, { outcome: 'complete' });
    const step = await enter(await openPortal(customer, { flow_data: confirm(subscription, item, pro) }));
    const first = await leads(sandbox.submit(step));
    expect(await leads(sandbox.submit(first, { outcome: 'fail' }))).toContain('failed=authentication');
    expect(itemOf(await read(subscription)).price.id).toBe(starter);
    const second = await leads(sandbox.submit(step));
    expect(await leads(sandbox.submit(second, { outcome: 'complete' }))).toBe(`${back}?changed=1`);
    expect(itemOf(await read(subscription)).price.id).toBe(pro);
  });

  test('to cancel ends with a confirmation', async () => {
    const { customer, subscription } = await sandbox.subscriber(pro);
    const url = await openPortal(customer, {
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription },
        after_completion: { type: 'hosted_confirmation', hosted_confirmation: { custom_message: 'See you <soon>' } },
      },
    });
    const step = await enter(url);
    expect(await sandbox.page(step)).toContain('are not charged again');
    const done = await leads(sandbox.submit(step));
    expect(await sandbox.page(done)).toContain('See you &#60;soon&#62;');
    expect((await read(subscription)).cancel_at).not.toBeNull();
    const again = openPortal(customer, {
      flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription } },
    });
    expect((await expectStripeError(again)).message).toContain('already set to be canceled');
  });

  test('to another card changes the card', async () => {
    const { customer } = await sandbox.subscriber(pro);
    expect(await enter(await openPortal(customer, { flow_data: { type: 'payment_method_update' } }))).toMatch(
      /\/card$/,
    );
  });

  test('to somebody else’s subscription, or to a price that is not on sale, is refused', async () => {
    const { customer, subscription, item } = await sandbox.subscriber(pro);
    const { customer: stranger } = await sandbox.subscriber(pro);
    expect(
      await expectStripeError(openPortal(stranger, { flow_data: confirm(subscription, item, starter) })),
    ).toMatchObject({
      code: 'resource_missing',
    });
    expect(
      (
        await expectStripeError(
          openPortal(customer, { flow_data: confirm(subscription, item, 'price_unknown_yearly') }),
        )
      ).message,
    ).toContain("not part of the portal configuration's products");
  });
});

test('A configuration decides what the portal offers', async () => {
  const { stripe } = sandbox;
  const { customer, subscription } = await sandbox.subscriber(pro);
  const made = await stripe.billingPortal.configurations.create({
    business_profile: { headline: 'Billing for members' },
    features: { invoice_history: { enabled: false }, subscription_cancel: { enabled: true, mode: 'immediately' } },
  });
  expect(made.features.subscription_update).toMatchObject({ enabled: false });
  const url = await openPortal(customer, { configuration: made.id });
  const home = await sandbox.page(`${url}/home`);
  expect(home).toContain('Billing for members');
  for (const label of ['Update plan', 'Invoice history', 'Update payment method']) expect(home).not.toContain(label);
  expect((await sandbox.submit(`${url}/card`, cards.pays)).status).toBe(403);
  const changed = await stripe.billingPortal.configurations.update(made.id, {
    features: { payment_method_update: { enabled: true } },
  });
  expect(changed.features).toMatchObject({
    payment_method_update: { enabled: true },
    invoice_history: { enabled: false },
  });
  expect((await stripe.billingPortal.configurations.list({ is_default: true })).data).toHaveLength(1);
  await sandbox.submit(`${url}/subscriptions/${subscription}/cancel`);
  expect((await read(subscription)).status).toBe('canceled');
  expect(await sandbox.page(`${url}/home`)).toContain('You have no active plan');
});

test('A session expires after an hour, and nobody can change another customer’s subscription', async () => {
  const { customer, subscription } = await sandbox.subscriber(pro);
  const stranger = await openPortal((await sandbox.subscriber(pro)).customer);
  expect((await sandbox.submit(`${stranger}/subscriptions/${subscription}/cancel`)).status).toBe(404);
  const url = await openPortal(customer);
  await sandbox.moveClock({ advanceSeconds: 3601 });
  expect((await sandbox.submit(`${url}/subscriptions/${subscription}/cancel`)).status).toBe(410);
  expect((await read(subscription)).cancel_at).toBeNull();
});
