import type { Plan } from '@datewright/contracts/plans';

interface StartPathOptions {
  signedIn: boolean;
  /** The page's variant; the default one goes without saying. */
  intent?: string | undefined;
  plan?: Plan['slug'] | undefined;
  /** Where the page leads to without a plan. */
  destination?: string | undefined;
  source: string;
}

/** Where a landing page's call to action leads: a member to the thing itself, a visitor to it by way of signing in. */
export function getStartPath({ signedIn, ...wish }: StartPathOptions): string {
  const to = getDestination(wish);
  return signedIn ? to : `/login?next=${encodeURIComponent(to)}`;
}

function getDestination({ intent, plan, destination, source }: Omit<StartPathOptions, 'signedIn'>): string {
  if (plan === 'free') return '/app';
  // The order is read and agreed to there; what can’t be bought today still shows its price.
  if (plan) return `/pricing?plan=${plan}&checkout=${plan}&source=${encodeURIComponent(source)}`;
  if (destination) return destination;
  return intent && intent !== 'default' ? `/chatpad?intent=${intent}` : '/chatpad';
}
