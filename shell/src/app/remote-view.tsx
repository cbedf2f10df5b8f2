import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { useTrack } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { RemoteCache } from '../federation/remote-cache.ts';
import { LoadingFrame } from '../frames/loading-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { errorName } from './error-name.ts';
import { RemoteErrorCard } from './remote-error-card.tsx';

/** Number of retries that reload the remote's code. After these, only reloading the whole page is offered. */
const retriesBeforeReload = 2;

/**
 * Renders one remote in the page area. If the remote fails, a card with a Retry button replaces it and the rest of the
 * page keeps working.
 */
export function RemoteView({ remote, remoteCache }: { remote: ComposedRemote; remoteCache: RemoteCache }) {
  const track = useTrack();
  const { pathname } = useLocation();
  const { name, version } = remote.card;
  const [shown, setShown] = useState(() => ({ retries: 0, Component: componentOf(remote, remoteCache) }));

  function retry() {
    if (shown.retries >= retriesBeforeReload) return location.reload();
    const Component = lazy(() => remoteCache.reload(remote));
    setShown({ retries: shown.retries + 1, Component });
  }
  function report(error: unknown) {
    remoteCache.reportFailure(remote);
    track('error', { remote: name, version, kind: errorName(error), retries: shown.retries });
  }

  return (
    <ErrorBoundary
      key={shown.retries}
      resetOn={pathname}
      onError={report}
      fallback={<RemoteErrorCard onRetry={retry} last={shown.retries >= retriesBeforeReload} />}
    >
      <Suspense fallback={<LoadingFrame />}>
        <shown.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

function componentOf(remote: ComposedRemote, remoteCache: RemoteCache): ComponentType {
  return remoteCache.getLoaded(remote) ?? lazy(() => remoteCache.load(remote));
}
