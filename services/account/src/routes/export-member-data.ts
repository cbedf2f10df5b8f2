import { exportMemberData } from '@datewright/contracts/account/export-member-data';
import { accountData } from '../use-cases/member-data.ts';
import type { Route } from './route.ts';

export const exportMemberDataRoute: Route = (routes, ctx) =>
  routes.call(exportMemberData, async ({ caller }) => ({ data: await accountData(ctx, caller.user) }));
