import type { UpgradeContext } from '../../../hooks/use-photo-allowance.ts';

/** Why the upgrade dialog is open, and the counts that it shows. */
export interface UpgradePrompt {
  context: UpgradeContext;
  /** The page is full (ten photos at a time), so an upgrade would not help. */
  isPageFull?: boolean;
  /** How many of the chosen photos were added. */
  added?: { count: number; of: number } | undefined;
  /** There are fewer credits than photos: how many photos can be analyzed. */
  affordable?: { count: number; of: number } | undefined;
  /** The dialog offers to analyze the affordable ones now. */
  canStart?: boolean;
}
