import type { ServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from '../context.ts';
import type { MarketingGuards } from '../guards.ts';

/** Adds one call, or a few that belong together, to the router. */
export type RouteRegistrar = (routes: ServiceRouter<MarketingGuards>, ctx: AppContext) => void;
