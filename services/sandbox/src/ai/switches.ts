import { parse } from '@datewright/service-kit/router';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { behaviourOrder } from './behaviours.ts';

/** What tests turn and look at; no part of the OpenAI-compatible endpoint. */
export function aiSwitches({ behaviours, journal }: AppContext): Router {
  const router = Router();
  router.post('/ai/behaviour', (req, res) => {
    behaviours.order(parse(behaviourOrder, req.body));
    res.json({ waiting: behaviours.waiting() });
  });
  router.get('/ai/requests', (_req, res) => {
    res.json({ requests: journal.list() });
  });
  router.delete('/ai/requests', (_req, res) => {
    journal.clear();
    res.status(204).end();
  });
  return router;
}
