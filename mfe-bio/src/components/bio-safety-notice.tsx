import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { SafetyNotice } from '@datewright/ui/safety-notice';
import { useReportWrongVerdict } from '../hooks/use-report-wrong-verdict.ts';

interface Props {
  notice: ModerationNotice;
  /** The member pressed a button for this text, so continuing costs a credit. */
  wasRequested?: boolean;
  onContinue: (kind: WaivableCategory) => void;
  onUseRemainingText?: ((text: string) => void) | undefined;
}

/** Shown in place of a score or a text: why this bio was held back. */
export function BioSafetyNotice({ notice, wasRequested = false, onContinue, onUseRemainingText }: Props) {
  const report = useReportWrongVerdict();
  return (
    <SafetyNotice
      context="profile"
      notice={notice}
      focus={wasRequested}
      isCharged={wasRequested}
      onReportFalsePositive={report}
      onContinue={onContinue}
      onUseRemainingText={onUseRemainingText}
    />
  );
}
