import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { SafetyNotice } from '@datewright/ui/safety-notice';
import { useReportWrongVerdict } from '../api/use-report-wrong-verdict.ts';

interface Props {
  care: ModerationNotice;
  /** True when it appears in response to the button just pressed. */
  focus?: boolean;
  /** Missing while a request is running. */
  onGoOn?: ((kind: WaivableCategory) => void) | undefined;
  onUseRemainingText?: ((draft: string) => void) | undefined;
}

/** Explains why nothing was written, or why the suggestions are gentle. */
export function SuggestionSafetyNotice({ care, focus, onGoOn, onUseRemainingText }: Props) {
  const report = useReportWrongVerdict();
  return (
    <SafetyNotice
      context="chat"
      isCharged
      {...{ notice: care, focus, onContinue: onGoOn, onUseRemainingText }}
      onReportFalsePositive={report}
    />
  );
}
