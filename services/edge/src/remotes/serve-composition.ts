import { getComposition } from '@datewright/contracts/registry/get-composition';
import { type RequestHandler, Router } from 'express';
import type { CompositionSource } from './composition-source.ts';
import { omitServerManifests } from './omit-server-manifests.ts';
import { readVisitorId } from './visitor-id.ts';

/** Answers with the composition of the visitor, for pages that have none inlined, without asking the registry. */
export function serveComposition(compositions: CompositionSource): RequestHandler {
  const router = Router();
  router.get(getComposition.path, (req, res) => {
    res.json(omitServerManifests(compositions.forVisitor(readVisitorId(req))));
  });
  return router;
}
