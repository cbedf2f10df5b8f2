import { en } from '../src/copy/en.ts';
import { getMainAction } from '../src/header/main-action.ts';

const action = (signedIn: boolean, tier: 'free' | 'weekly' | 'monthly', has = true, credits = 1) =>
  getMainAction({ canRegister: true, signedIn, tier, credits, productPath: '/first-product' }, en.header, () => has);

test.each([
  [false, 'free', 'Start Free', '/register?source=header-cta'],
  [true, 'free', 'Upgrade to Starter', '/pricing?checkout=starter&source=header-cta'],
  [true, 'weekly', 'Go Pro monthly', '/pricing?checkout=pro&source=header-cta'],
  [true, 'monthly', 'Open app', '/first-product?source=header-cta'],
] as const)('When signed in is %s and the plan is %s, then the header offers “%s”', (signedIn, tier, label, to) => {
  expect(action(signedIn, tier)).toEqual({ label, to, quiet: tier === 'monthly' });
});

test('A visitor on the registration page is not offered to start', () => {
  const viewer = {
    canRegister: false,
    signedIn: false,
    tier: 'free',
    credits: 5,
    productPath: '/first-product',
  } as const;
  expect(getMainAction(viewer, en.header, () => true)).toBeNull();
});

test('An action whose page does not exist is not offered', () => {
  expect(action(true, 'free', false)).toBeNull();
});

test('“Open app” is not offered while no product has a page', () => {
  const viewer = { canRegister: true, signedIn: true, tier: 'monthly', credits: 1, productPath: undefined } as const;
  expect(getMainAction(viewer, en.header, () => true)).toBeNull();
});

test('The upgrade action is unobtrusive until one credit is left', () => {
  expect([5, 2, 1, 0].map((credits) => action(true, 'free', true, credits)?.quiet)).toEqual([true, true, false, false]);
  expect(action(false, 'free', true, 5)?.quiet).toBe(false);
});
