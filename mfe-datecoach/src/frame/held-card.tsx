import { reportWrongJudgement } from '@datewright/contracts/datecoach/report-wrong-judgement';
import type { Care, WaivedKind } from '@datewright/contracts/safety';
import { useApi } from '@datewright/sdk/host';
import { CareCard } from '@datewright/ui/care-card';

interface Props {
  care: Care;
  /** It is what a pressed button came to. */
  focus?: boolean;
  /** Going on costs a credit. */
  costs?: boolean;
  onGoOn?: ((kind: WaivedKind) => void) | undefined;
}

/** Why nothing is written for this match, or why it is gentle. That it is called wrong is counted: the kind, and no text. */
export function HeldCard({ care, ...how }: Props) {
  const api = useApi();
  const report = (kind: Care['kind']) => void api.call(reportWrongJudgement, { body: { kind } }).catch(() => undefined);
  return <CareCard tool="date" care={care} {...how} onWrong={report} />;
}
