import type { ServiceRouter } from '@datewright/service-kit/router';
import type { AppContext } from '../context.ts';
import type { ChatpadGuards } from '../guards.ts';

/** Adds one call to the router. */
export type Route = (routes: ServiceRouter<ChatpadGuards>, ctx: AppContext) => void;
