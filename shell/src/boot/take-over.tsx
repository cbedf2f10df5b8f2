import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes a page live that came as HTML. In a transition: React then works in slices, and what the browser shows stays
 * until all code is there. `onLive` comes when every part of the page is.
 */
export function takeOver(container: HTMLElement, page: ReactNode, onLive: () => void): void {
  startTransition(() => {
    hydrateRoot(container, <Live onLive={onLive}>{page}</Live>);
  });
}

const WholeContext = createContext(false);

/**
 * A change of a context reaches the parts that are not live yet, and a transition waits for them: once it is through,
 * nothing is left whose HTML an update could take away.
 */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (whole) onLive();
  }, [whole]);
  return <WholeContext value={whole}>{children}</WholeContext>;
}
