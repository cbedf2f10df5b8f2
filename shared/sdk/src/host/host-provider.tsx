import type { ReactNode } from 'react';
import { type Host, HostContext } from './host-context.ts';

/** Provides the host of a page to the hooks of `@datewright/sdk/host`. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}
