import { exportMemberData } from '@datewright/contracts/marketing/export-member-data';
import { collectMemberData } from '../use-cases/collect-member-data.ts';
import type { RouteRegistrar } from './route.ts';

export const exportMemberDataRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(exportMemberData, async ({ caller }) => ({ data: await collectMemberData(ctx, caller) }));
