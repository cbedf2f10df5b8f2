import type { Plan } from '@datewright/contracts/plans';

interface StartPathOptions {
  signedIn: boolean;
  /** The page's variant; omitted for the default. */
  intent?: string | undefined;
  plan?: Plan['slug'] | undefined;
  /** Target path when no plan is given. */
  destination?: string | undefined;
  source: string;
}

/** Target of a landing page's call to action: direct for members, through sign-in for visitors. */
export function getStartPath({ signedIn, ...wish }: StartPathOptions): string {
  const to = getDestination(wish);
  return signedIn ? to : `/login?next=${encodeURIComponent(to)}`;
}

function getDestination({ intent, plan, destination, source }: Omit<StartPathOptions, 'signedIn'>): string {
  if (plan === 'free') return '/app';
  // The pricing page shows the order, or the price alone when the plan can't be bought.
  if (plan) return `/pricing?plan=${plan}&checkout=${plan}&source=${encodeURIComponent(source)}`;
  if (destination) return destination;
  return intent && intent !== 'default' ? `/chatpad?intent=${intent}` : '/chatpad';
}
