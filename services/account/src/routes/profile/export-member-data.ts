import { exportMemberData } from '@datewright/contracts/account/export-member-data';
import { exportAccountData } from '../../use-cases/profile/export-account-data.ts';
import type { Route } from '../route.ts';

export const exportMemberDataRoute: Route = (routes, ctx) =>
  routes.call(exportMemberData, async ({ caller }) => ({ data: await exportAccountData(ctx, caller.user) }));
