import type { RegisterRoute } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from '../context.ts';

/** Adds one call to the router. */
export type Route = RegisterRoute<AppContext>;
