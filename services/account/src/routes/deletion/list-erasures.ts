import { listErasures as call } from '@datewright/contracts/account/list-erasures';
import { listErasures } from '../../use-cases/deletion/list-erasures.ts';
import type { Route } from '../route.ts';

export const listErasuresRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller }) => {
    const leaving = await listErasures(ctx, caller.name);
    return { members: leaving.map(({ userId }) => userId), leaving };
  });
