import { exportMemberData } from '@datewright/contracts/marketing/export-member-data';
import { collectMember } from '../use-cases/member-data.ts';
import type { Route } from './route.ts';

export const exportMemberDataRoute: Route = (routes, ctx) =>
  routes.call(exportMemberData, async ({ caller }) => ({ data: await collectMember(ctx, caller) }));
