import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseInput } from '@datewright/service-kit/http/router';
import { type Request, type Response, Router } from 'express';
import { eventBehaviour } from './events/event-switch.ts';
import type { StripeAccount } from './stripe-account.ts';
import { apiBehaviour } from './wire/api-switch.ts';

const maxJumpSeconds = 5 * 366 * 24 * 60 * 60;
const forward = z.union([
  z.object({ advanceSeconds: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxJumpSeconds)) }),
  z.object({ to: z.iso.datetime() }),
]);

/** Switches for developers and tests; not part of Stripe's API. */
export function stripeSwitchRoutes({ context, clock, webhookSender, events, api }: StripeAccount): Router {
  const router = Router();

  /** Redirects forms of the developer page back to it; tools get JSON. */
  function answer(req: Request, res: Response, body: object) {
    if (req.is('urlencoded')) res.redirect(303, '/stripe');
    else res.json(body);
  }
  const time = () => ({
    now: new Date(clock.now() * 1000).toISOString(),
    offsetSeconds: context.store.clock.offsetSeconds,
  });
  const behaviour = () => ({ ...events.current(), api: api.current() });

  router.get('/clock', (_req, res) => void res.json(time()));
  router.post('/clock', (req, res) => {
    const jump = parseInput(forward, req.body);
    const to = 'to' in jump ? Math.floor(Date.parse(jump.to) / 1000) : clock.now() + jump.advanceSeconds;
    if (to < clock.now() || to > clock.now() + maxJumpSeconds) {
      throw new AppError('invalid_request', { fields: { to: 'The clock goes forward only, five years at most.' } });
    }
    clock.moveTo(context, to);
    answer(req, res, time());
  });

  router.get('/behaviour', (_req, res) => void res.json(behaviour()));
  router.post('/behaviour', (req, res) => {
    const body = req.body as object | undefined;
    if (body && 'api' in body) api.set(parseInput(apiBehaviour, body));
    if (!body || 'events' in body || !('api' in body)) events.set(parseInput(eventBehaviour, body));
    answer(req, res, behaviour());
  });

  router.get('/deliveries', (_req, res) => {
    const deliveries = context.store.deliveries
      .all()
      .toReversed()
      .map(({ id, event, endpoint, state, attempts }) => ({
        id,
        event,
        type: context.store.events.get(event)?.type,
        url: context.store.webhookEndpoints.get(endpoint)?.url,
        state,
        attempts,
      }));
    res.json({ deliveries });
  });
  router.post('/events/:id/resend', (req, res) => {
    if (!context.store.events.get(req.params.id)) throw new AppError('not_found');
    webhookSender.resend(req.params.id);
    answer(req, res, { event: req.params.id });
  });
  return router;
}
