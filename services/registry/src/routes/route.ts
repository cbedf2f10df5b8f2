import type { ServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from '../context.ts';
import type { RegistryGuards } from '../guards.ts';

/** Adds one call to the router. */
export type Route = (routes: ServiceRouter<RegistryGuards>, ctx: AppContext) => void;
