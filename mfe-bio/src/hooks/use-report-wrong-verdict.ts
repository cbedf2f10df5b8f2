import { reportFalsePositive } from '@datewright/contracts/bio/report-false-positive';
import type { ModerationCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';

/** Reports a moderation verdict as wrong: its category without the text. A failure is ignored. */
export function useReportWrongVerdict(): (kind: ModerationCategory) => void {
  const api = useApi();
  return (kind) => void api.call(reportFalsePositive, { body: { kind } }).catch(() => undefined);
}
