import type { RegisterRoute } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from '../context.ts';

/** Registers one call. */
export type Route = RegisterRoute<AppContext>;
