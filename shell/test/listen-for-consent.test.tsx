import { createConsent } from '@datewright/sdk/host/consent';
import { listenForConsent } from '../src/consent/listen-for-consent.ts';

test('A choice made before the scripts loaded is stored and reported once; a later one too, and an invalid one is ignored', async () => {
  const reported: string[] = [];
  const told: unknown[] = [];
  // As stored by boot/deferred-start.js.
  localStorage.setItem('cookieConsent', 'all');
  document.documentElement.dataset.consent = 'all';
  const consent = createConsent({ sendProof: async (choice) => told.push(choice) > 0 });
  listenForConsent({ consent, track: (name, ..._properties) => void reported.push(name) });
  await Promise.resolve();
  expect([consent.get().choice, told.length, reported]).toEqual(['all', 1, ['consent_set']]);
  for (const given of ['constructor', 'none']) {
    document.documentElement.dataset.consent = given;
    dispatchEvent(new Event('datewright:consent'));
  }
  expect([consent.get().choice, reported]).toEqual(['none', ['consent_set', 'consent_set']]);
});
