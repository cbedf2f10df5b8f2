import { getComposition } from '@datewright/contracts/registry/get-composition';
import { createComposer } from '@datewright/service-kit/releases/create-composer';
import { buildReleaseTable } from '../use-cases/build-release-table.ts';
import type { Route } from './route.ts';

export const compositionRoute: Route = (routes, context) => {
  routes.call(getComposition, async ({ query }) => {
    const table = await buildReleaseTable(context, await context.releases.list());
    return createComposer(table)(query.visitor);
  });
};
