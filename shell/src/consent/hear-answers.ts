import type { Host } from '@datewright/sdk/host';
import { type ConsentAnswer, reportAnswer } from './report-answer.ts';

const answers = new Map<string, ConsentAnswer>([
  ['none', 'none'],
  ['analytics', 'analytics'],
  ['all', 'all'],
]);

/** Takes what is answered on a page that came as HTML: before its scripts came, and later. */
export function hearAnswers({ consent, track }: Pick<Host, 'consent' | 'track'>): void {
  const take = () => {
    const { dataset } = document.documentElement;
    const given = answers.get(dataset.consent ?? '');
    delete dataset.consent;
    if (!given) return;
    // Kept by the page's own script, it is known already, and its proof told.
    if (consent.get().choice !== given) consent.choose(given);
    reportAnswer(track, given);
  };
  take();
  addEventListener('datewright:consent', take);
}
