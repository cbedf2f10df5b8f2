import { reportFalsePositive } from '@datewright/contracts/datecoach/report-false-positive';
import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';
import { SafetyNotice } from '@datewright/ui/safety-notice';

interface Props {
  care: ModerationNotice;
  /** It is what a pressed button came to. */
  focus?: boolean;
  /** Going on costs a credit. */
  costs?: boolean;
  onGoOn?: ((kind: WaivableCategory) => void) | undefined;
}

/** Why nothing is written for this match, or why it is gentle. That it is called wrong is counted: the kind, and no text. */
export function DateSafetyNotice({ care, focus, costs, onGoOn }: Props) {
  const api = useApi();
  const report = (kind: ModerationNotice['kind']) =>
    void api.call(reportFalsePositive, { body: { kind } }).catch(() => undefined);
  return (
    <SafetyNotice
      context="date"
      notice={care}
      focus={focus}
      isCharged={costs}
      onContinue={onGoOn}
      onReportFalsePositive={report}
    />
  );
}
