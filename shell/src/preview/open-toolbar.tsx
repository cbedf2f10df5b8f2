import type { Composition } from '@datewright/contracts/registry/get-composition';
import type { Host } from '@datewright/sdk/host';
import { HostProvider } from '@datewright/sdk/host/host-provider';
import { createRoot } from 'react-dom/client';
import type { RemoteSource } from '../federation/remote-cache.ts';
import { type Faults, injectFaults, readFaults, storeFaults } from './faults.ts';
import { PreviewToolbar } from './preview-toolbar.tsx';

function reloadWith(faults: Faults): void {
  storeFaults(faults);
  location.reload();
}

/**
 * Shows the toolbar of a preview above the page, and returns the source that has its faults. The toolbar stands outside of
 * the app, so that it stays when the previewed version breaks the page.
 */
export function openToolbar(host: Host, composition: Composition, source: RemoteSource): RemoteSource {
  const container = document.createElement('div');
  document.body.prepend(container);
  const root = createRoot(container);
  const faults = readFaults();
  const loadTimes: Record<string, number> = {};
  const render = () =>
    root.render(
      <HostProvider host={host}>
        <PreviewToolbar {...{ composition, faults }} loadTimes={{ ...loadTimes }} onChange={reloadWith} />
      </HostProvider>,
    );
  render();
  return injectFaults(source, faults, (name, ms) => {
    loadTimes[name] = ms;
    render();
  });
}
