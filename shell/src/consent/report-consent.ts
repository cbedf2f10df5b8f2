import type { Consent, Host } from '@datewright/sdk/host';

/** What the question's three buttons mean. */
export type ConsentAnswer = Exclude<Consent, 'custom'>;

/** Reports an answer, as far as the answer itself allows. */
export function reportConsent(track: Host['track'], answer: ConsentAnswer): void {
  const granted = (yes: boolean) => (yes ? 'granted' : 'denied');
  track('consent_set', { analytics: granted(answer !== 'none'), advertising: granted(answer === 'all') });
}
