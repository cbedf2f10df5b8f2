import { z } from '@datewright/contracts/zod';
import { readBearerToken } from '@datewright/service-kit/auth/member-token';
import { type Response, Router } from 'express';
import type { AppContext } from '../context.ts';
import { answerChat } from './answer-chat.ts';
import type { Purpose } from './behaviours.ts';
import { chatRequest } from './chat-request.ts';
import { paceOf } from './completion.ts';
import { buildModeration, moderationRequest } from './moderation.ts';

const models = ['demo'];

/** The requests that judge texts, by the schema of their answers; all others write. */
const purposes = new Map<string, Purpose>([
  ['second_opinion', 'opinion'],
  ['line_review', 'review'],
]);

function refuse(res: Response, status: number, type: string, code: string, message: string) {
  res.status(status).json({ error: { message, type, param: null, code } });
}

const moderationRefusals: Record<string, [status: number, type: string, code: string, message: string]> = {
  missing: [404, 'invalid_request_error', 'unknown_url', 'Unknown request URL.'],
  'unknown-model': [404, 'invalid_request_error', 'model_not_found', 'No such model.'],
  fail: [500, 'server_error', 'server_error', 'The server had an error.'],
  busy: [429, 'requests', 'rate_limit_exceeded', 'Rate limit reached.'],
};

/** Refuses a moderation request where an override says so; returns whether it did. */
function refuseByOverride(res: Response, override: string | undefined): boolean {
  const refusal = override && moderationRefusals[override];
  if (!refusal) return false;
  if (override === 'busy') res.set('retry-after', '1');
  refuse(res, ...refusal);
  return true;
}

/** The part of OpenAI's API that the product uses, answered by the demo AI or with recorded answers. */
export function aiRoutes({ config, behaviours, moderations, journal, answers, recorded }: AppContext): Router {
  const router = Router();
  const demoPace = paceOf(config.DEMO_TOKENS_PER_SECOND);

  router.use((req, res, next) => {
    if (readBearerToken(req)) return next();
    refuse(res, 401, 'invalid_request_error', 'invalid_api_key', 'You did not provide an API key.');
  });

  router.get('/models', (_req, res) => {
    res.json({
      object: 'list',
      data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'datewright' })),
    });
  });

  router.post('/chat/completions', async (req, res) => {
    const parsed = z.safeParse(chatRequest, req.body);
    if (!parsed.success) {
      const where = parsed.error.issues[0]?.path.join('.') ?? 'body';
      return refuse(res, 400, 'invalid_request_error', 'invalid_value', `Invalid value for '${where}'.`);
    }
    const request = parsed.data;
    if (!models.includes(request.model.split(':')[0] ?? '')) {
      return refuse(
        res,
        404,
        'invalid_request_error',
        'model_not_found',
        `The model '${request.model}' does not exist.`,
      );
    }
    const purpose = purposes.get(request.response_format?.json_schema?.name ?? '') ?? 'writing';
    const behaviour = behaviours.next({ header: req.get('x-demo-behaviour'), model: request.model, purpose });
    const entry = journal.open({ behaviour, body: req.body });
    res.on('close', () => {
      entry.outcome = res.writableFinished ? 'answered' : 'left';
    });
    if (behaviour === 'fail') return refuse(res, 500, 'server_error', 'server_error', 'The server had an error.');
    if (behaviour === 'reject') return refuse(res, 400, 'invalid_request_error', 'invalid_value', 'Rejected.');
    if (behaviour === 'busy' || behaviour === 'busy-briefly') {
      res.set('retry-after', behaviour === 'busy' ? '30' : '3');
      return refuse(res, 429, 'requests', 'rate_limit_exceeded', 'Rate limit reached.');
    }
    await answerChat(request, { answers, recorded, demoPace }, behaviour, res);
  });

  router.post('/moderations', (req, res) => {
    const parsed = z.safeParse(moderationRequest, req.body);
    if (!parsed.success)
      return refuse(res, 400, 'invalid_request_error', 'invalid_value', "Invalid value for 'input'.");
    const override = moderations.shift();
    if (override === 'hang') return;
    if (refuseByOverride(res, override)) return;
    if (override === 'nothing') return void res.json({ id: 'modr-demo', model: parsed.data.model, results: [] });
    res.json(buildModeration(parsed.data, override));
  });
  return router;
}
