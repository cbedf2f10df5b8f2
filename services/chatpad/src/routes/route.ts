import type { RegisterRoute } from '@datewright/tool-kit/app/register-route';
import type { AppContext } from '../context.ts';

/** Adds one call to the router. */
export type Route = RegisterRoute<AppContext>;
