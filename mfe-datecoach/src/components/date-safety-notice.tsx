import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { SafetyNotice } from '@datewright/ui/safety-notice';
import { useReportFalsePositive } from '../api/use-report-false-positive.ts';

interface Props {
  care: ModerationNotice;
  /** True when it appears in response to the button just pressed. */
  focus?: boolean;
  /** Continuing costs a credit. */
  isCharged?: boolean;
  onContinue: (kind: WaivableCategory) => void;
}

/** Explains why nothing was written for this match, or why the advice is gentle. */
export function DateSafetyNotice({ care, ...rest }: Props) {
  return <SafetyNotice context="date" notice={care} onReportFalsePositive={useReportFalsePositive()} {...rest} />;
}
