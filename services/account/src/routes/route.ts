import type { ServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from '../context.ts';
import type { AccountGuards } from './guards.ts';

type AccountRouter = ServiceRouter<AccountGuards>;
/** The answer of a call that has nothing more to say. */
export const successResponse = { success: true } as const;

/** Adds one call to the router. */
export type Route = (routes: AccountRouter, ctx: AppContext) => void;
