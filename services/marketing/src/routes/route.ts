import type { ServiceRouter } from '@datewright/service-kit/router';
import type { AppContext } from '../context.ts';

/** Adds one call to the router. Marketing speaks to everyone: it has no guards. */
export type Route = (routes: ServiceRouter<Record<never, never>>, ctx: AppContext) => void;
