import type { Plan } from '@datewright/contracts/plans';

interface Start {
  signedIn: boolean;
  /** The page's variant; the default one goes without saying. */
  intent?: string | undefined;
  plan?: Plan['slug'] | undefined;
  /** Where the page leads to without a plan. */
  destination?: string | undefined;
  source: string;
}

/** Where a landing page's call to action leads: a member to the thing itself, a visitor to it by way of signing in. */
export function startPath({ signedIn, ...wish }: Start): string {
  const to = destinationOf(wish);
  return signedIn ? to : `/login?next=${encodeURIComponent(to)}`;
}

function destinationOf({ intent, plan, destination, source }: Omit<Start, 'signedIn'>): string {
  if (plan === 'free') return '/app';
  // The order is read and agreed to there; what can’t be bought today still shows its price.
  if (plan) return `/pricing?plan=${plan}&checkout=${plan}&source=${encodeURIComponent(source)}`;
  if (destination) return destination;
  return intent && intent !== 'default' ? `/chatpad?intent=${intent}` : '/chatpad';
}
