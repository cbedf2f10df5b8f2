import type { ReactNode } from 'react';
import { type Host, HostContext } from './host-context.ts';

/** Gives a page its host. Everything inside may use the hooks of `@datewright/sdk/host`. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}
