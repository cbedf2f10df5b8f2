import type { ReactNode } from 'react';
import { type QueryClient, QueryClientProvider } from '../query.ts';
import { type Host, HostContext } from './host-context.ts';

/** Gives a page its host. Everything inside may use the hooks of `@datewright/sdk/host`. */
export function HostProvider(props: { host: Host; queries: QueryClient; children: ReactNode }) {
  return (
    <HostContext value={props.host}>
      <QueryClientProvider client={props.queries}>{props.children}</QueryClientProvider>
    </HostContext>
  );
}
