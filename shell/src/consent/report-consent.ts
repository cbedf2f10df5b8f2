import type { Consent, Host } from '@datewright/sdk/host';

/** The values of the banner's three buttons. */
export type ConsentAnswer = Exclude<Consent, 'custom'>;

/** Reports an answer to analytics, as far as that answer permits it. */
export function reportConsent(track: Host['track'], answer: ConsentAnswer): void {
  const granted = (yes: boolean) => (yes ? 'granted' : 'denied');
  track('consent_set', { analytics: granted(answer !== 'none'), advertising: granted(answer === 'all') });
}
