import type { Care } from '@datewright/contracts/safety';
import { CareCard } from '@datewright/ui/care-card';

/** The words and help lines of the house; a photo has one author, as a bio has. */
export function HurtCard({ care, onWrong }: { care: Care; onWrong: () => void }) {
  return <CareCard tool="bio" care={care} onWrong={onWrong} />;
}
