import { getReleaseTable } from '@datewright/contracts/registry/get-release-table';
import { buildReleaseTable, releaseTableTag } from '../use-cases/build-release-table.ts';
import type { Route } from './route.ts';

export const releaseTableRoute: Route = (routes, context) => {
  routes.stream(getReleaseTable, async ({ req, res }) => {
    const releases = await context.releases.list();
    const tag = releaseTableTag(releases);
    res.set('etag', tag);
    if (req.get('if-none-match') === tag) res.status(304).end();
    else res.json(await buildReleaseTable(context, releases));
  });
};
