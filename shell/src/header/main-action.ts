import { nextPlan } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import type { ShellCopy } from '../copy/en.ts';

export interface MainAction {
  label: string;
  to: string;
}

const source = 'source=header-cta';

/** The one main call to action of the header, by who is looking. Null when the page that it leads to does not exist. */
export function mainAction(
  who: { signedIn: boolean; tier: Tier },
  copy: ShellCopy['header'],
  has: (path: string) => boolean,
): MainAction | null {
  const action = candidate(who, copy);
  return has(action.to) ? action : null;
}

function candidate({ signedIn, tier }: { signedIn: boolean; tier: Tier }, copy: ShellCopy['header']): MainAction {
  if (!signedIn) return { label: copy.startFree, to: `/register?${source}` };
  const upgrade = nextPlan(tier);
  if (!upgrade) return { label: copy.openApp, to: `/chat-assistant?${source}` };
  const label = upgrade.tier === 'weekly' ? copy.upgradeToStarter : copy.goPro;
  return { label, to: `/pricing?checkout=${upgrade.slug}&${source}` };
}
