import { getComposition } from '@datewright/contracts/registry/get-composition';
import { type RequestHandler, Router } from 'express';
import type { AppContext } from '../context.ts';
import { omitServerManifests } from './omit-server-manifests.ts';
import { readVisitorId } from './visitor-id.ts';

/** Answers with the composition of the visitor, for pages that have none inlined. */
export function serveComposition({
  compositions,
  previews,
}: Pick<AppContext, 'compositions' | 'previews'>): RequestHandler {
  const router = Router();
  router.get(getComposition.path, async (req, res) => {
    res.json(omitServerManifests(await previews.apply(req, compositions.forVisitor(readVisitorId(req)))));
  });
  return router;
}
