import { reportFalsePositive } from '@datewright/contracts/chatpad/report-false-positive';
import type { ModerationCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';

/** Reports that a member disagrees with a verdict. Sends its category but no text, without waiting for the response. */
export function useReportWrongVerdict(): (kind: ModerationCategory) => void {
  const api = useApi();
  return (kind) => void api.call(reportFalsePositive, { body: { kind } }).catch(() => undefined);
}
