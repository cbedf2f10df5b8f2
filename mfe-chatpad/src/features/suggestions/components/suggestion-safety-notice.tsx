import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { useLocale } from '@datewright/sdk/host';
import { SafetyNotice } from '@datewright/ui/safety-notice';
import { useReportWrongVerdict } from '../api/use-report-wrong-verdict.ts';

interface Props {
  care: ModerationNotice;
  /** It is what the pressed button came to. */
  focus?: boolean;
  /** Missing while nothing else can be asked for. */
  onGoOn?: ((kind: WaivableCategory) => void) | undefined;
  onUseRest?: ((draft: string) => void) | undefined;
}

/** Why nothing was written, or why it is gentle. */
export function SuggestionSafetyNotice({ care, focus, onGoOn, onUseRest }: Props) {
  const report = useReportWrongVerdict();
  return (
    <SafetyNotice
      context="chat"
      isCharged
      {...{ notice: care, focus, onContinue: onGoOn, onUseRemainingText: onUseRest }}
      onReportFalsePositive={report}
    />
  );
}

/** Stands wherever a match is open to whom nothing is written any more. */
export function ClosedMatchNotice() {
  const language = useLocale();
  const care: ModerationNotice = {
    kind: 'minor',
    reason: 'minor',
    by: 'match',
    language,
    mayGoOn: false,
    replies: [],
    rest: '',
  };
  return <SuggestionSafetyNotice care={care} />;
}
