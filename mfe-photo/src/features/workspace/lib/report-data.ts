import type { en } from '../../../copy/en.ts';
import { type AnalyzedPhoto, isAnalyzed, isProfilePhoto, type Photo } from '../../../lib/photo.ts';
import type { OrderEntry } from '../../order/lib/explain-order.ts';
import { findMissingTypes } from '../../order/lib/find-missing-types.ts';
import { formatReason } from '../../order/lib/reason-text.ts';
import type { ReportData } from '../../report/components/report.tsx';

/** What the report says, in the order that the member sees. */
export function toReportData(
  photos: readonly Photo[],
  { order, entries }: { order: readonly AnalyzedPhoto[]; entries: readonly OrderEntry[] },
  copy: (typeof en)['order'],
): ReportData {
  const analyzed = photos.filter(isAnalyzed);
  const similar = analyzed.filter((photo) => isProfilePhoto(photo) && !order.includes(photo));
  const others = analyzed.filter((photo) => !isProfilePhoto(photo));
  return {
    photos: [...order, ...similar, ...others],
    reasons: entries.map(({ reasons }) => reasons.map((reason) => `${formatReason(copy.reasons, reason)}.`).join(' ')),
    missing: findMissingTypes(order).map((what) => copy.lacks[what]),
  };
}
