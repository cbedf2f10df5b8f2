import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import { parse } from '@datewright/service-kit/router';
import { type Request, type Response, Router } from 'express';
import { eventBehaviour } from './events/event-switch.ts';
import type { StripeStandIn } from './stand-in.ts';
import { apiBehaviour } from './wire/api-switch.ts';

const longestJumpSeconds = 5 * 366 * 24 * 60 * 60;
const forward = z.union([
  z.object({ advanceSeconds: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(longestJumpSeconds)) }),
  z.object({ to: z.iso.datetime() }),
]);

/** What developers and tests turn and look at; no part of Stripe's API. */
export function stripeSwitches({ books, clock, courier, events, api }: StripeStandIn): Router {
  const router = Router();

  /** A form of the developer page goes back to it; a tool gets the answer. */
  function answer(req: Request, res: Response, body: object) {
    if (req.is('urlencoded')) res.redirect(303, '/stripe');
    else res.json(body);
  }
  const time = () => ({
    now: new Date(clock.now() * 1000).toISOString(),
    offsetSeconds: books.store.clock.offsetSeconds,
  });
  const behaviour = () => ({ ...events.now(), api: api.now() });

  router.get('/clock', (_req, res) => void res.json(time()));
  router.post('/clock', (req, res) => {
    const order = parse(forward, req.body);
    const to = 'to' in order ? Math.floor(Date.parse(order.to) / 1000) : clock.now() + order.advanceSeconds;
    if (to < clock.now() || to > clock.now() + longestJumpSeconds) {
      throw new AppError('invalid_request', { fields: { to: 'The clock goes forward only, five years at most.' } });
    }
    clock.moveTo(books, to);
    answer(req, res, time());
  });

  router.get('/behaviour', (_req, res) => void res.json(behaviour()));
  router.post('/behaviour', (req, res) => {
    const body = req.body as object | undefined;
    if (body && 'api' in body) api.set(parse(apiBehaviour, body));
    if (!body || 'events' in body || !('api' in body)) events.set(parse(eventBehaviour, body));
    answer(req, res, behaviour());
  });

  router.get('/deliveries', (_req, res) => {
    const deliveries = books.store.deliveries
      .all()
      .toReversed()
      .map(({ id, event, endpoint, state, attempts }) => ({
        id,
        event,
        type: books.store.events.get(event)?.type,
        url: books.store.webhookEndpoints.get(endpoint)?.url,
        state,
        attempts,
      }));
    res.json({ deliveries });
  });
  router.post('/events/:id/resend', (req, res) => {
    if (!books.store.events.get(req.params.id)) throw new AppError('not_found');
    courier.resend(req.params.id);
    answer(req, res, { event: req.params.id });
  });
  return router;
}
