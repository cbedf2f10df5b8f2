import { reportFalsePositive } from '@datewright/contracts/bio/report-false-positive';
import type { ModerationCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';

/** Tells that a member calls a judgement wrong: its kind, and no text. Nobody waits for it. */
export function useReportWrongVerdict(): (kind: ModerationCategory) => void {
  const api = useApi();
  return (kind) => void api.call(reportFalsePositive, { body: { kind } }).catch(() => undefined);
}
