import type { RouteCard } from '@datewright/contracts/registry/card';
import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';

/** True when the card says `prerender`, the page is open to visitors, and its remote was built for the renderer too. */
export const isRenderedOnServer = ({ route, remote }: { route: RouteCard; remote: ComposedRemote }): boolean =>
  route.prerender && route.guard === 'open' && remote.server !== undefined;
