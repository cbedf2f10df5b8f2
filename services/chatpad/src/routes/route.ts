import type { RegisterRoute } from '@datewright/tool-kit/app/register-route';
import type { AppContext } from '../context.ts';

/** Registers one call on the router. */
export type Route = RegisterRoute<AppContext>;
