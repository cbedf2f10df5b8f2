import { reportFalsePositive } from '@datewright/contracts/datecoach/report-false-positive';
import type { ModerationCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';

/** Reports that a member disagrees with a verdict. Sends its category but no text, and ignores failures. */
export function useReportFalsePositive(): (kind: ModerationCategory) => void {
  const api = useApi();
  return (kind) => void api.call(reportFalsePositive, { body: { kind } }).catch(() => undefined);
}
