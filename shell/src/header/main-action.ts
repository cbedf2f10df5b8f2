import { nextPlan } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import type { ShellCopy } from '../copy/en.ts';

export interface MainAction {
  label: string;
  to: string;
  /** Not urgent: shown as a link instead of a button, and only where there is room. */
  quiet: boolean;
}

/** At this many credits of the first tool, or fewer, the upgrade becomes a button. */
const lowCredits = 1;

const source = 'source=header-cta';

/** Returns the header's main call to action for this viewer, or null when there is no other page to lead to. */
export function getMainAction(
  viewer: Viewer,
  copy: ShellCopy['header'],
  has: (path: string) => boolean,
): MainAction | null {
  const action = chooseAction(viewer, copy);
  return action && has(action.to) ? action : null;
}

interface Viewer {
  canRegister: boolean;
  signedIn: boolean;
  tier: Tier;
  /** Credits of the first tool. */
  credits: number;
  /** Path of the page about the first tool; `undefined` while no remote provides one. */
  productPath: string | undefined;
}

function chooseAction(
  { canRegister, signedIn, tier, credits, productPath }: Viewer,
  copy: ShellCopy['header'],
): MainAction | null {
  if (!signedIn) return canRegister ? { label: copy.startFree, to: `/register?${source}`, quiet: false } : null;
  const upgrade = nextPlan(tier);
  if (!upgrade) return productPath ? { label: copy.openApp, to: `${productPath}?${source}`, quiet: true } : null;
  const label = upgrade.tier === 'weekly' ? copy.upgradeToStarter : copy.goPro;
  return { label, to: `/pricing?checkout=${upgrade.slug}&${source}`, quiet: credits > lowCredits };
}
