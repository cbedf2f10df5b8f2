import { z } from '@datewright/contracts/zod';
import { getRecurrence } from '../engine/catalogue.ts';
import { endSchedule, endSubscription } from '../engine/end-subscription.ts';
import { periodBoundary } from '../engine/periods.ts';
import { buildPhase, createSchedule } from '../engine/schedules.ts';
import type { Schedule, SchedulePhase } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { flag, ignored, listFields, mergeMetadata, metadata, text, wholeNumber } from '../wire/params.ts';
import { needCustomer } from './customers.ts';
import { proration } from './subscription-params.ts';
import { needSubscription } from './subscriptions.ts';

const none = z.strictObject({});
const createParams = z.strictObject({ from_subscription: text, metadata: z.optional(metadata) });
const phase = z.strictObject({
  items: z.array(z.strictObject({ price: text, quantity: z.optional(wholeNumber), metadata: ignored })),
  start_date: z.optional(z.union([z.literal('now'), wholeNumber])),
  end_date: z.optional(z.union([z.literal('now'), wholeNumber])),
  duration: z.optional(
    z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: z.optional(wholeNumber) }),
  ),
  proration_behavior: z.optional(proration),
  metadata: z.optional(metadata),
  billing_cycle_anchor: ignored,
  collection_method: ignored,
  currency: ignored,
  default_payment_method: ignored,
});
const updateParams = z.strictObject({
  phases: z.optional(z.array(phase)),
  end_behavior: z.optional(z.enum(['release', 'cancel'])),
  proration_behavior: z.optional(proration),
  metadata: z.optional(metadata),
  default_settings: ignored,
});
const listParams = z.strictObject({
  ...listFields,
  customer: z.optional(text),
  scheduled: z.optional(flag),
});

const need = ({ store }: StripeContext, id: string) =>
  requireFound(store.schedules.get(id), 'subscription schedule', id);

function mustBeActive(schedule: Schedule, act: string): Schedule {
  if (schedule.status === 'active') return schedule;
  throw invalidRequest(
    `You cannot ${act} a subscription schedule that is currently in the \`${schedule.status}\` status. It must be in \`not_started\` or \`active\` status.`,
  );
}

/** Phases must follow each other without a gap; the first one may already be over. */
function readPhases(context: StripeContext, given: z.output<typeof phase>[], schedule: Schedule): SchedulePhase[] {
  let start = schedule.phases[0]?.start_date ?? context.now();
  return given.map((wanted, at) => {
    const [line, ...more] = wanted.items;
    if (!line || more.length > 0)
      throw invalidRequest('The sandbox sells one price a subscription.', `phases[${at}][items]`);
    const price = requireFound(
      context.store.prices.get(line.price),
      'price',
      line.price,
      `phases[${at}][items][0][price]`,
    );
    const moment = (when: number | 'now') => (when === 'now' ? context.now() : when);
    if (wanted.start_date !== undefined) {
      const asked = moment(wanted.start_date);
      if (at > 0 && asked !== start) {
        throw invalidRequest(
          'The `start_date` of a phase must be the `end_date` of the one before.',
          `phases[${at}][start_date]`,
        );
      }
      start = asked;
    }
    const { interval, interval_count = 1 } = wanted.duration ?? getRecurrence(price);
    const end =
      wanted.end_date === undefined ? periodBoundary(start, { interval, interval_count }, 1) : moment(wanted.end_date);
    if (end <= start)
      throw invalidRequest('The `end_date` of a phase must be after its `start_date`.', `phases[${at}][end_date]`);
    const quantity = line.quantity ?? 1;
    const read = buildPhase({
      price,
      quantity,
      start,
      end,
      proration: wanted.proration_behavior,
      metadata: mergeMetadata({}, wanted.metadata),
    });
    start = end;
    return read;
  });
}

function update(context: StripeContext, schedule: Schedule, params: z.output<typeof updateParams>): Schedule {
  mustBeActive(schedule, 'update');
  const phases = params.phases ? readPhases(context, params.phases, schedule) : schedule.phases;
  const now = context.now();
  const current = phases.find(({ start_date, end_date }) => start_date <= now && now < end_date);
  if (!current) {
    throw invalidRequest('You must have at least one phase that covers the current time.', 'phases');
  }
  const fields = {
    phases,
    current_phase: { start_date: current.start_date, end_date: current.end_date },
    end_behavior: params.end_behavior ?? schedule.end_behavior,
    metadata: mergeMetadata(schedule.metadata, params.metadata),
  };
  updateObject(context, schedule, fields, 'subscription_schedule.updated');
  return schedule;
}

export const subscriptionSchedules = [
  endpoint('POST', '/subscription_schedules', createParams, (context, { from_subscription: id, metadata: given }) =>
    createSchedule(context, needSubscription(context, id, 'from_subscription'), mergeMetadata({}, given)),
  ),
  endpoint('GET', '/subscription_schedules', listParams, (context, { customer, scheduled: _scheduled, ...page }) => {
    if (customer) needCustomer(context, customer, 'customer');
    const fits = context.store.schedules.where((one) => customer === undefined || one.customer === customer);
    return paginate(fits, page, '/v1/subscription_schedules');
  }),
  endpoint('GET', '/subscription_schedules/:id', none, (context, _params, { id }) => need(context, id)),
  endpoint('POST', '/subscription_schedules/:id', updateParams, (context, params, { id }) =>
    update(context, need(context, id), params),
  ),
  endpoint(
    'POST',
    '/subscription_schedules/:id/release',
    z.strictObject({ preserve_cancel_date: ignored }),
    (context, _params, { id }) => endSchedule(context, mustBeActive(need(context, id), 'release'), 'released'),
  ),
  endpoint(
    'POST',
    '/subscription_schedules/:id/cancel',
    z.strictObject({ invoice_now: ignored, prorate: ignored }),
    (context, _params, { id }) => {
      const schedule = mustBeActive(need(context, id), 'cancel');
      endSubscription(context, needSubscription(context, schedule.subscription ?? ''), 'cancellation_requested');
      return schedule;
    },
  ),
];
