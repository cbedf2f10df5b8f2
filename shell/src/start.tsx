import type { Composition } from '@datewright/contracts/registry/get-composition';
import { createHost } from '@datewright/sdk/host/create-host';
import { createPageContext } from '@datewright/sdk/host/page-context';
import { createRoot } from 'react-dom/client';
import '@datewright/ui/styles.css';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { errorName } from './app/error-name.ts';
import { preloadLayout } from './app/layout.tsx';
import { hydratePage } from './boot/hydrate-page.tsx';
import { readInlinedState } from './boot/read-inlined-state.ts';
import { listenForConsent } from './consent/listen-for-consent.ts';
import { loadVendors } from './consent/load-vendors.ts';
import { readInlinedComposition } from './federation/read-inlined-composition.ts';
import { createRemoteCache, type RemoteSource } from './federation/remote-cache.ts';
import { BrokenPage } from './frames/broken-page.tsx';
import { createToast } from './toasts/create-toast.ts';

/** Starts the page. `source` loads the remotes' code, through federation or from a single bundle. */
export async function start(source: RemoteSource): Promise<void> {
  const container = document.getElementById('root') as HTMLElement;
  try {
    // Not awaited when inlined, so that the first paint comes one turn earlier.
    const inlined = readInlinedComposition();
    const composition: Composition = inlined ?? (await loadComposition());
    const page = createPageContext(readInlinedState());
    const host = createHost({ composition, toast: createToast(), page });
    loadVendors(host.consent);
    listenForConsent(host);
    const isPreview = composition.shell?.preview || composition.remotes.some((remote) => remote.preview);
    const preview = isPreview && (await import('./preview/open-toolbar.tsx'));
    const tested = preview ? preview.openToolbar(host, composition, source) : source;
    const remoteCache = createRemoteCache(tested, composition.shell);
    const found = host.routes.find(location.pathname);
    const report = (error: unknown) => host.track('error', { remote: 'shell', kind: errorName(error) });
    addEventListener('error', ({ error }) => report(error));
    addEventListener('unhandledrejection', ({ reason }) => report(reason));
    // The session may have changed while the page was in the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && void host.session.refresh());
    const app = (
      <ErrorBoundary resetOn="" onError={report} fallback={<BrokenPage />}>
        <App {...{ host, remoteCache }} />
      </ErrorBoundary>
    );
    if (page.prerendered && found) {
      const [, layout] = await Promise.all([remoteCache.load(found.remote), preloadLayout()]);
      // If a part cannot be loaded now, the page stays as server-rendered HTML: it is readable and its links work.
      if (layout) hydratePage(container, app, () => dispatchEvent(new Event('datewright:live')));
      return;
    }
    if (found) remoteCache.loadEarly(found.remote);
    // Pages behind a guard request the viewer's own data.
    if (found && found.route.guard !== 'open') remoteCache.preloadShared();
    void host.session.refresh();
    createRoot(container).render(app);
  } catch {
    if (!container.hasChildNodes()) createRoot(container).render(<BrokenPage />);
  }
}

// Pages usually have an inlined composition; only those without one need the code that fetches it.
async function loadComposition(): Promise<Composition> {
  const { fetchComposition } = await import('./federation/fetch-composition.ts');
  return fetchComposition();
}
