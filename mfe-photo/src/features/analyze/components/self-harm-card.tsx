import type { ModerationNotice } from '@datewright/contracts/moderation';
import { SafetyNotice } from '@datewright/ui/safety-notice';

/** The safety notice that all tools share, with helplines. */
export function SelfHarmCard({ notice, onWrong }: { notice: ModerationNotice; onWrong: () => void }) {
  return <SafetyNotice context="photos" notice={notice} onReportFalsePositive={onWrong} />;
}
