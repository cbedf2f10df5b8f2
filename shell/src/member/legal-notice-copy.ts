import type { LegalNotice } from '@datewright/contracts/account/legal-notice';
import { formatUtcDate } from '@datewright/sdk/dates';
import { createCopy } from '@datewright/sdk/host';

type LegalText = LegalNotice['changed'][number];

const names: Record<LegalText, string> = { terms: 'terms', privacy: 'privacy policy' };

export const useLegalNoticeCopy = createCopy({
  label: 'Changed terms',
  changed: (changed: LegalText[], date: string) =>
    `Our ${changed.map((name) => names[name]).join(' and ')} changed on ${formatUtcDate(date)}.`,
  whatChanged: (name: LegalText, count: number) => (count === 1 ? 'What changed' : `New ${names[name]}`),
  ok: 'OK',
  failed: 'We couldn’t save that. Please try again.',
});
