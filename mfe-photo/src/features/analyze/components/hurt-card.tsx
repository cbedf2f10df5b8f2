import type { Care } from '@datewright/contracts/safety';
import { CareCard } from '@datewright/ui/care-card';

/** The words and help lines of the house. */
export function HurtCard({ care, onWrong }: { care: Care; onWrong: () => void }) {
  return <CareCard tool="photo" care={care} onWrong={onWrong} />;
}
