import { exportMemberData } from '@datewright/contracts/account/export-member-data';
import { streamJson } from '@datewright/service-kit/http/stream-json';
import { exportAccountData } from '../../use-cases/profile/export-account-data.ts';
import type { Route } from '../route.ts';

export const exportMemberDataRoute: Route = (routes, ctx) =>
  routes.stream(exportMemberData, async ({ caller, res }) =>
    streamJson(res, await exportAccountData(ctx, caller.user), 'data'),
  );
