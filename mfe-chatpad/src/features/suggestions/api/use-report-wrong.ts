import { reportWrongJudgement } from '@datewright/contracts/chatpad/report-wrong-judgement';
import type { CareKind } from '@datewright/contracts/safety';
import { useApi } from '@datewright/sdk/host';

/** Tells that a member calls a judgement wrong: its kind, and no text. Nobody waits for it. */
export function useReportWrong(): (kind: CareKind) => void {
  const api = useApi();
  return (kind) => void api.call(reportWrongJudgement, { body: { kind } }).catch(() => undefined);
}
