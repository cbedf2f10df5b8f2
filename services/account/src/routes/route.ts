import type { ServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from '../context.ts';
import type { AccountGuards } from './guards.ts';

type AccountRouter = ServiceRouter<AccountGuards>;

export type Route = (routes: AccountRouter, ctx: AppContext) => void;
