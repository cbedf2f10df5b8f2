import Stripe from 'stripe';
import { expectStripeError, pro, type StripeSandbox, starter, startStripe } from './support/stripe.ts';

let sandbox: StripeSandbox;
beforeAll(async () => {
  sandbox = await startStripe();
});
afterAll(() => sandbox.stop());

test('The catalogue has the two plans, and one price that the product does not know', async () => {
  const { data } = await sandbox.stripe.prices.list({ active: true, expand: ['data.product'] });
  const seen = data.map(({ id, unit_amount, currency, tax_behavior, recurring, product }) => [
    id,
    unit_amount,
    currency,
    tax_behavior,
    recurring?.interval,
    (product as Stripe.Product).name,
  ]);
  expect(seen).toEqual([
    ['price_unknown_yearly', 19900, 'eur', 'inclusive', 'year', 'Pro'],
    [pro, 2499, 'eur', 'inclusive', 'month', 'Pro'],
    [starter, 799, 'eur', 'inclusive', 'week', 'Starter'],
  ]);
  const byKey = await sandbox.stripe.prices.list({ lookup_keys: ['starter_weekly'] });
  expect(byKey.data.map(({ id }) => id)).toEqual([starter]);
});

test('The stand-in serves the API version of the pinned SDK, and no other', async () => {
  const { lastResponse } = await sandbox.stripe.products.retrieve('prod_pro');
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  expect(lastResponse.requestId).toMatch(/^req_/);
  const error = await expectStripeError(sandbox.stripe.products.retrieve('prod_pro', {}, { apiVersion: '2020-08-27' }));
  expect(error.message).toContain('Invalid Stripe API version');
});

test('Without a test key every call is refused', async () => {
  for (const key of ['sk_live_real', 'nonsense']) {
    const error = await expectStripeError(sandbox.client({}, key).customers.list());
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  }
  const bare = await fetch(`${sandbox.url}/v1/customers`);
  expect([bare.status, (await bare.json()).error.type]).toEqual([401, 'invalid_request_error']);
});

test('Errors have Stripe’s shapes', async () => {
  const { stripe } = sandbox;
  expect(await expectStripeError(stripe.customers.retrieve('cus_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
    requestId: expect.stringMatching(/^req_/),
  });
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    success_url: 'https://a.test',
    line_items: [{ price: starter }],
  };
  expect(await expectStripeError(stripe.checkout.sessions.create({ ...session, customer: 'cus_none' }))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  expect(
    await expectStripeError(stripe.checkout.sessions.create({ ...session, line_items: [{ price: 'price_no' }] })),
  ).toMatchObject({
    param: 'line_items[0][price]',
  });
  expect(await expectStripeError(stripe.billingPortal.sessions.create({} as never))).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'parameter_missing',
    param: 'customer',
  });
  const unknown = { email: 'a@b.test', favourite: 'tea' } as Stripe.CustomerCreateParams;
  expect(await expectStripeError(stripe.customers.create(unknown))).toMatchObject({
    code: 'parameter_unknown',
    param: 'favourite',
  });
  expect(await expectStripeError(stripe.customers.create({ email: 'no address' }))).toMatchObject({
    code: 'email_invalid',
  });
  expect(await expectStripeError(stripe.rawRequest('GET', '/v1/nothing'))).toMatchObject({ statusCode: 404 });
});

test('Customers can be created, changed, found by address and deleted', async () => {
  const { stripe } = sandbox;
  const made = await stripe.customers.create({ email: 'bea@example.com', metadata: { user: '7', plan: 'x' } });
  const changed = await stripe.customers.update(made.id, { name: 'Bea', metadata: { plan: '' } });
  expect(changed).toMatchObject({ name: 'Bea', email: 'bea@example.com', metadata: { user: '7' } });
  expect((await stripe.customers.list({ email: 'bea@example.com' })).data.map(({ id }) => id)).toEqual([made.id]);
  expect(await stripe.customers.del(made.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, deleted: true });
  expect(await expectStripeError(stripe.customers.update(made.id, { name: 'Late' }))).toMatchObject({
    statusCode: 404,
  });
});

test('Lists are paginated forwards and backwards', async () => {
  const { stripe } = sandbox;
  const email = 'many@example.com';
  for (let number = 0; number < 7; number++) await stripe.customers.create({ email, name: String(number) });
  const names = ({ data }: { data: Stripe.Customer[] }) => data.map(({ name }) => name).join('');
  const first = await stripe.customers.list({ email, limit: 3 });
  expect([names(first), first.has_more]).toEqual(['654', true]);
  const second = await stripe.customers.list({ email, limit: 3, starting_after: first.data[2]?.id });
  expect([names(second), second.has_more]).toEqual(['321', true]);
  const back = await stripe.customers.list({ email, limit: 2, ending_before: second.data[1]?.id });
  expect([names(back), back.has_more]).toEqual(['43', true]);
  const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(names({ data: all })).toBe('6543210');
  expect(await expectStripeError(stripe.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
  expect(await expectStripeError(stripe.customers.list({ starting_after: 'cus_none' }))).toMatchObject({
    param: 'starting_after',
  });
});

test('Expandable fields are expanded on request; others are refused', async () => {
  const { stripe } = sandbox;
  const { customer, subscription } = await sandbox.subscriber();
  const whole = await stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.latest_invoice.payments', 'data.schedule', 'data.default_payment_method', 'data.customer'],
  });
  expect(whole.data[0]).toMatchObject({
    id: subscription,
    schedule: null,
    customer: { id: customer },
    default_payment_method: { card: { last4: '4242' } },
    latest_invoice: { status: 'paid', payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] } },
  });
  const plain = await stripe.subscriptions.retrieve(subscription);
  expect(plain.latest_invoice).toMatch(/^in_/);
  expect((await stripe.invoices.retrieve(String(plain.latest_invoice))).payments).toBeUndefined();
  const error = await expectStripeError(stripe.subscriptions.retrieve(subscription, { expand: ['horoscope'] }));
  expect(error.message).toBe('This property cannot be expanded (horoscope).');
});

test('A repeated idempotency key returns the same answer, and another use of it is refused', async () => {
  const { stripe } = sandbox;
  const key = { idempotencyKey: 'make-one' };
  const first = await stripe.customers.create({ email: 'once@example.com' }, key);
  await stripe.customers.update(first.id, { name: 'Changed' });
  const again = await stripe.customers.create({ email: 'once@example.com' }, key);
  expect([again.id, again.name]).toEqual([first.id, null]);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
  const error = await expectStripeError(stripe.customers.create({ email: 'other@example.com' }, key));
  expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('A refused request leaves its key free; a key in use is a conflict that the SDK retries', async () => {
  const { stripe } = sandbox;
  const key = { idempotencyKey: 'try-again' };
  await expectStripeError(stripe.customers.create({ email: 'broken' }, key));
  expect((await stripe.customers.create({ email: 'fine@example.com' }, key)).email).toBe('fine@example.com');

  await sandbox.post('/stripe/behaviour', { api: 'slow', seconds: 0.4, times: 2 });
  const twice = { idempotencyKey: 'two-at-once' };
  const both = await Promise.allSettled([
    stripe.customers.create({ email: 'two@example.com' }, twice),
    stripe.customers.create({ email: 'two@example.com' }, twice),
  ]);
  const refused = both.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  const patient = sandbox.client({ maxNetworkRetries: 2 });
  await patient.customers.create({ email: 'two@example.com' }, twice);
  expect((await stripe.customers.list({ email: 'two@example.com' })).data).toHaveLength(1);
});

test('A server error is repeated for its key, and for no other', async () => {
  const client = sandbox.client({ maxNetworkRetries: 0 });
  const create = (idempotencyKey: string) => client.customers.create({ email: 'five@example.com' }, { idempotencyKey });
  await sandbox.post('/stripe/behaviour', { api: 'broken', times: 1 });
  expect(await expectStripeError(create('five-hundred'))).toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
  expect(await expectStripeError(create('five-hundred'))).toMatchObject({ statusCode: 500 });
  expect((await create('another')).email).toBe('five@example.com');
});

test('The API can be down, be slow, or drop the connection after the work is done', async () => {
  const { stripe } = sandbox;
  await sandbox.post('/stripe/behaviour', { api: 'down', times: 1 });
  expect(await expectStripeError(stripe.prices.list())).toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
  await sandbox.post('/stripe/behaviour', { api: 'cut', times: 1 });
  // The SDK retries a dropped connection once by itself, with the same key: the work is not repeated.
  await stripe.customers.create({ email: 'cut@example.com' });
  expect((await stripe.customers.list({ email: 'cut@example.com' })).data).toHaveLength(1);
  await sandbox.post('/stripe/behaviour', { api: 'slow', seconds: 0.3, times: 1 });
  const started = performance.now();
  await stripe.prices.list();
  expect(performance.now() - started).toBeGreaterThan(290);
  expect((await sandbox.post('/stripe/behaviour', { api: 'on fire' })).status).toBe(400);
});

test('Cards by token are attached, listed and detached; a declined one is refused', async () => {
  const { stripe } = sandbox;
  const { id: customer } = await stripe.customers.create({ email: 'card@example.com' });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  expect(method.card).toMatchObject({ last4: '4242', brand: 'visa' });
  expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
  expect(
    await expectStripeError(stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer })),
  ).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
  await stripe.paymentMethods.detach(method.id);
  expect((await stripe.paymentMethods.list({ customer })).data).toHaveLength(0);
});
