import { getComposition } from '@datewright/contracts/registry/get-composition';
import { type RequestHandler, Router } from 'express';
import type { AppContext } from '../context.ts';
import { readVariants } from '../visitors/variants.ts';
import { createVisitorIdFor, readVisitorId, setVisitorId } from '../visitors/visitor-id.ts';
import { omitServerManifests } from './omit-server-manifests.ts';

/**
 * Answers with the composition of the visitor, for pages that have none inlined, and gives a visitor of a shared page an id:
 * a page for all can set no cookie.
 */
export function serveComposition({
  compositions,
  previews,
  config,
}: Pick<AppContext, 'compositions' | 'previews' | 'config'>): RequestHandler {
  const router = Router();
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');
  router.get(getComposition.path, async (req, res) => {
    if (!readVisitorId(req)) setVisitorId(res, createVisitorIdFor(readVariants(req.query)), secure);
    res.json(omitServerManifests(await previews.apply(req, compositions.forVisitor(readVisitorId(req)))));
  });
  return router;
}
