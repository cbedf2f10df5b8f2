import { legalVersions } from '@datewright/contracts/legal-versions';
import { testOrigin } from '@datewright/testkit/service-process';
import { type LegalAcceptance, maxAcceptances } from '../src/data/user-model.ts';
import { findLegalNotice } from '../src/rules/legal-acceptance.ts';
import { quoteUpgrade } from '../src/use-cases/billing/quote-upgrade.ts';
import { upgradeSubscription } from '../src/use-cases/billing/upgrade-subscription.ts';
import { signInWithGoogle } from '../src/use-cases/google/sign-in-with-google.ts';
import { acceptLegalVersions } from '../src/use-cases/profile/accept-legal-versions.ts';
import { exportAccountData } from '../src/use-cases/profile/export-account-data.ts';
import { signUp } from '../src/use-cases/sign-up/sign-up.ts';
import { type PaymentWorld, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';
import { addMember } from './support/test-context.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startPaymentWorld();
});
afterAll(() => world.stop());

const visitor = { address: '203.0.113.7', device: 'test', sessionToken: undefined };
const person = (email: string) => ({ sub: `sub-of-${email}`, email, emailVerified: true, fullName: 'Ann Lee' });

const accepted = (occasion: LegalAcceptance['occasion']) => ({
  terms: legalVersions.terms.versions[0].version,
  privacy: legalVersions.privacy.versions[0].version,
  occasion,
  sensitiveDataConsent: occasion === 'sign-up' || occasion === 'google',
  at: expect.any(Date),
});
const acceptancesOf = async (userId: string) => (await world.ctx.users.findById(userId))?.acceptances;

test('Signing up stores the versions in force, the consent and the time', async () => {
  const email = 'signs-up@example.com';
  const { userId } = await signUp(world.ctx, { email, password: 'correct horse' }, visitor.address);
  expect(await acceptancesOf(userId)).toEqual([{ ...accepted('sign-up'), at: new Date(world.ctx.now()) }]);
});

test('Signing up with Google stores them too, also for an account whose address nobody had confirmed', async () => {
  const created = await signInWithGoogle(world.ctx, person('new-at-google@example.com'), visitor);
  if ('refused' in created) throw new Error(created.refused);
  expect(await acceptancesOf(created.user._id)).toEqual([accepted('google')]);

  const email = 'unconfirmed@example.com';
  const { userId } = await signUp(world.ctx, { email, password: 'correct horse' }, visitor.address);
  await signInWithGoogle(world.ctx, person(email), visitor);
  expect(await acceptancesOf(userId)).toEqual([accepted('google')]);
});

test('Signing in again stores nothing, and a member from before acceptances were stored can order', async () => {
  const old = await addMember(world.ctx, null, { email: 'from-before@example.com' });
  await signInWithGoogle(world.ctx, person(old.email), visitor);
  expect(await acceptancesOf(old._id)).toBeUndefined();
  const member = await shopper(world, old);
  await member.checkoutUrl('weekly');
  await member.checkoutUrl('weekly');
  expect(await acceptancesOf(old._id)).toEqual([accepted('order')]);
});

test('Orders and both kinds of upgrades store them, and the export shows all', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  await world.pass(24 * 3600);
  await member.portal({ flow: 'change-plan', planType: 'monthly' });
  const quote = await quoteUpgrade(world.ctx, await member.user());
  await world.pass(60);
  await upgradeSubscription(world.ctx, await member.user(), { ...quote, consentToStart: true });
  const all = [accepted('order'), accepted('upgrade'), accepted('upgrade')];
  expect(await acceptancesOf(member.id)).toEqual(all);
  expect(await exportAccountData(world.ctx, await member.user())).toMatchObject({ acceptances: all });
});

const inForce = {
  terms: legalVersions.terms.versions[0].version,
  privacy: legalVersions.privacy.versions[0].version,
};

test('A member’s session names a version that they have not accepted, until they accept it', async () => {
  const { ctx } = world;
  const old = { ...accepted('sign-up'), at: new Date(0) };
  const noticeOf = async (userId: string) => findLegalNotice({ acceptances: await acceptancesOf(userId) });
  const cases = [
    [undefined, ['terms', 'privacy']],
    [[{ ...old, terms: '1', privacy: '1' }], ['terms', 'privacy']],
    [[{ ...old, privacy: '1' }], ['privacy']],
    [[old], undefined],
  ] as const;
  for (const [index, [acceptances, changed]] of cases.entries()) {
    const email = `notice-${index}@example.com`;
    const { _id } = await addMember(ctx, null, { email, ...(acceptances && { acceptances: [...acceptances] }) });
    expect((await noticeOf(_id))?.changed).toEqual(changed);
    await acceptLegalVersions(ctx, _id, inForce);
    expect(await noticeOf(_id)).toBeUndefined();
  }
  const [newest] = [legalVersions.terms, legalVersions.privacy]
    .map(({ versions }) => versions[0].date)
    .sort((one, other) => other.localeCompare(one));
  expect(findLegalNotice({})).toEqual({ ...inForce, changed: ['terms', 'privacy'], date: newest });
});

test('Accepting twice, or at once in two tabs, stores one acceptance; other versions are refused', async () => {
  const { ctx } = world;
  const { _id } = await addMember(ctx, null, { email: 'two-tabs@example.com' });
  await expect(acceptLegalVersions(ctx, _id, { ...inForce, terms: '1' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  expect(await acceptancesOf(_id)).toBeUndefined();
  await Promise.all(Array.from({ length: 5 }, () => acceptLegalVersions(ctx, _id, inForce)));
  expect(await acceptancesOf(_id)).toEqual([{ ...accepted('notice'), at: new Date(ctx.now()) }]);
});

test('The payment page links to the terms and the privacy policy beside its button', async () => {
  const member = await shopper(world);
  const page = await (await fetch(await member.checkoutUrl('weekly'))).text();
  expect(page).toMatch(new RegExp(`agree to the <a href="${testOrigin}/terms"[^>]*>Terms of Service</a>`));
  expect(page).toMatch(new RegExp(`<a href="${testOrigin}/privacy"[^>]*>Privacy Policy</a>`));
});

test('At most fifty are stored, and deleting the account deletes them at once', async () => {
  const { ctx } = world;
  const many = Array.from({ length: maxAcceptances }, () => ({ ...accepted('order'), at: new Date(0) }));
  const member = await shopper(world, await addMember(ctx, null, { acceptances: many }));
  await member.checkoutUrl('weekly');
  const stored = await acceptancesOf(member.id);
  expect([stored?.length, stored?.at(-1)?.at]).toEqual([maxAcceptances, new Date(ctx.now())]);

  const reference = 'a-reference';
  const requestedAt = new Date(ctx.now());
  const record = { reference, requestedAt, email: 'x@example.com', planEndedAt: null, waiting: [], erased: [] };
  await ctx.deletions.start(member.id, record);
  expect(await acceptancesOf(member.id)).toBeUndefined();
});
