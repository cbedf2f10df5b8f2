import { parseInput } from '@datewright/service-kit/http/router';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { behaviourRequest } from './behaviours.ts';
import { moderationOverrideRequest } from './moderation.ts';
import { recordedSettings } from './recorded/recorded-ai.ts';

/** Switches and recorded requests for tests; not part of the OpenAI-compatible API. */
export function aiSwitchRoutes({ behaviours, moderations, journal, recorded }: AppContext): Router {
  const router = Router();
  router.post('/ai/behaviour', (req, res) => {
    behaviours.enqueue(parseInput(behaviourRequest, req.body));
    res.json({ waiting: behaviours.waiting() });
  });
  router.post('/ai/moderation', (req, res) => {
    const { raise, times } = parseInput(moderationOverrideRequest, req.body);
    if (times === 0) moderations.length = 0;
    else moderations.push(...Array<typeof raise>(times).fill(raise));
    res.json({ waiting: moderations });
  });
  router.post('/ai/recorded', (req, res) => {
    recorded.set(parseInput(recordedSettings, req.body));
    res.json(recorded.settings);
  });
  router.get('/ai/recorded', (_req, res) => {
    res.json({ ...recorded.settings, requests: Object.fromEntries(recorded.requests) });
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
