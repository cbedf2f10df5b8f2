import type { ModerationNotice } from '@datewright/contracts/moderation';
import { SafetyNotice } from '@datewright/ui/safety-notice';

/** The words and help lines of the house. */
export function HurtCard({ care, onWrong }: { care: ModerationNotice; onWrong: () => void }) {
  return <SafetyNotice context="photos" notice={care} onReportFalsePositive={onWrong} />;
}
