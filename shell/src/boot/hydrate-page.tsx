import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a server-rendered page in a transition, so that React works in slices and the browser keeps showing the HTML
 * until all code has loaded. Calls `onLive` when every part of the page is hydrated.
 */
export function hydratePage(container: HTMLElement, page: ReactNode, onLive: () => void): void {
  startTransition(() => {
    hydrateRoot(container, <HydrationTracker onLive={onLive}>{page}</HydrationTracker>);
  });
}

const HydratedContext = createContext(false);

/**
 * A context change reaches the parts that are not hydrated yet, and a transition waits for them. Once it completes, no
 * server-rendered HTML is left that an update could remove.
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
