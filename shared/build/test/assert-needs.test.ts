import { assertNeeds } from '../src/assert-needs.ts';

const card = { name: 'mfe_try', needs: { sdk: '^1.0.0', services: { bio: '^1.0.0' } } };

test('A remote whose card names every service that it calls may be built', () => {
  expect(() => assertNeeds(card, new Map([['bio', '/v1/bio/score']]))).not.toThrow();
  expect(() => assertNeeds(card, new Map())).not.toThrow();
});

test('A call to a service that the card does not name fails the build with one sentence', () => {
  const calls = new Map([
    ['bio', '/v1/bio/score'],
    ['account', '/v1/account/session'],
    ['constructor', '/v1/constructor'],
  ]);
  expect(() => assertNeeds(card, calls)).toThrow(
    'mfe_try calls services that needs.services in mfe.json does not name: account (/v1/account/session), constructor (/v1/constructor).',
  );
});
