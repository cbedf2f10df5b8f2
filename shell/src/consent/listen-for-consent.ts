import type { Host } from '@datewright/sdk/host';
import { type ConsentAnswer, reportConsent } from './report-consent.ts';

const consentAnswers = new Map<string, ConsentAnswer>([
  ['none', 'none'],
  ['analytics', 'analytics'],
  ['all', 'all'],
]);

/**
 * Handles answers to the banner of a server-rendered page, both those given before its scripts loaded and later ones.
 */
export function listenForConsent({ consent, track }: Pick<Host, 'consent' | 'track'>): void {
  const take = () => {
    const { dataset } = document.documentElement;
    const given = consentAnswers.get(dataset.consent ?? '');
    delete dataset.consent;
    if (!given) return;
    // A choice stored by the page's own script is known already, and its proof was sent.
    if (consent.get().choice !== given) consent.choose(given);
    reportConsent(track, given);
  };
  take();
  addEventListener('datewright:consent', take);
}
