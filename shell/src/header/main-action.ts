import { nextPlan } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import type { ShellCopy } from '../copy/en.ts';

export interface MainAction {
  label: string;
  to: string;
  /** An offer that nobody needs yet: a word and no button, and only where there is room. */
  quiet: boolean;
}

/** So many credits of the first tool are little. */
const lowCredits = 1;

const source = 'source=header-cta';

/** The one main call to action of the header, by who is looking. Null when the page that it leads to does not exist. */
export function getMainAction(
  who: Viewer,
  copy: ShellCopy['header'],
  has: (path: string) => boolean,
): MainAction | null {
  const action = chooseAction(who, copy);
  return has(action.to) ? action : null;
}

interface Viewer {
  signedIn: boolean;
  tier: Tier;
  /** Of the first tool. */
  left: number;
}

function chooseAction({ signedIn, tier, left }: Viewer, copy: ShellCopy['header']): MainAction {
  if (!signedIn) return { label: copy.startFree, to: `/register?${source}`, quiet: false };
  const upgrade = nextPlan(tier);
  if (!upgrade) return { label: copy.openApp, to: `/chat-assistant?${source}`, quiet: true };
  const label = upgrade.tier === 'weekly' ? copy.upgradeToStarter : copy.goPro;
  return { label, to: `/pricing?checkout=${upgrade.slug}&${source}`, quiet: left > lowCredits };
}
