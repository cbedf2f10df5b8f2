import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes a page live that came as HTML. In a transition: React then works in slices, and what the browser shows stays
 * until all code is there. `onLive` comes when every part of the page is.
 */
export function hydratePage(container: HTMLElement, page: ReactNode, onLive: () => void): void {
  startTransition(() => {
    hydrateRoot(container, <HydrationTracker onLive={onLive}>{page}</HydrationTracker>);
  });
}

const HydratedContext = createContext(false);

/**
 * A change of a context reaches the parts that are not live yet, and a transition waits for them: once it is through,
 * nothing is left whose HTML an update could take away.
 */
function HydrationTracker({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (whole) onLive();
  }, [whole]);
  return <HydratedContext value={whole}>{children}</HydratedContext>;
}
