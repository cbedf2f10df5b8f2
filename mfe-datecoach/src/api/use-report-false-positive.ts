import { reportFalsePositive } from '@datewright/contracts/datecoach/report-false-positive';
import type { ModerationCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';

/** Counts a verdict that the member calls wrong: its category and no text. A failure is ignored. */
export function useReportFalsePositive(): (kind: ModerationCategory) => void {
  const api = useApi();
  return (kind) => void api.call(reportFalsePositive, { body: { kind } }).catch(() => undefined);
}
