import type { ServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from '../context.ts';
import type { MarketingGuards } from '../guards.ts';

/** Adds one call to the router. */
export type RouteRegistrar = (routes: ServiceRouter<MarketingGuards>, ctx: AppContext) => void;
