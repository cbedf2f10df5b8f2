import type { AddCall } from '@datewright/service-kit/tool-app';
import type { AppContext } from '../context.ts';

/** Adds one call to the router. */
export type Route = AddCall<AppContext>;
