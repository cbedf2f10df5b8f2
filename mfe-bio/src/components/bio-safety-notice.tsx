import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { SafetyNotice } from '@datewright/ui/safety-notice';
import { useReportWrongVerdict } from '../hooks/use-report-wrong-verdict.ts';

interface Props {
  care: ModerationNotice;
  /** It is what a pressed button came to, and going on costs a credit. */
  wasRequested?: boolean;
  onGoOn: (kind: WaivableCategory) => void;
  onUseRest?: ((text: string) => void) | undefined;
}

/** In place of a number or a text: why this bio has none. */
export function BioSafetyNotice({ care, wasRequested = false, onGoOn, onUseRest }: Props) {
  const report = useReportWrongVerdict();
  return (
    <SafetyNotice
      context="profile"
      notice={care}
      focus={wasRequested}
      isCharged={wasRequested}
      onReportFalsePositive={report}
      onContinue={onGoOn}
      onUseRemainingText={onUseRest}
    />
  );
}
