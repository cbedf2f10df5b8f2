import { z } from '../zod.ts';
import { maxReminders } from './limits.ts';
import { responseStyle, transportMode } from './playbook-options.ts';

const optionalText = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '');
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/** The member's private note on how a date went. */
export const dateOutcome = z.object({
  went: z.enum(['great', 'fine', 'not-for-me', 'felt-wrong', 'did-not-happen']),
  next: z.nullable(z.enum(['see-again', 'friends', 'say-no', 'wait'])),
  /** Texts of the reminders that helped. */
  helped: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(maxReminders)),
  at: z.string().check(z.maxLength(40)),
});
export type DateOutcome = z.infer<typeof dateOutcome>;

export const planFields = z.object({
  profileId: optionalText(64),
  matchName: optionalText(80),
  /** The playbook that the plan was made from; empty if there is none. */
  playbookId: optionalText(64),
  spotName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** The kind of place as a map search, such as "board game café"; missing for the member's own spots. */
  spotType: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  style: z._default(z.nullable(responseStyle), null),
  /** The real place, as the member typed it. */
  place: optionalText(200),
  city: optionalText(80),
  meetingPoint: optionalText(200),
  /** Date and times are local to the member; `timeZone` is an IANA name. */
  day,
  starts: timeOfDay,
  /** On the next day if earlier than `starts`; `null` if open. */
  ends: z._default(z.nullable(timeOfDay), null),
  timeZone: z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/)),
  transport: z._default(z.nullable(transportMode), null),
  video: z._default(z.boolean(), false),
  /** Tips to read before the date. */
  reminders: z._default(z.array(z.string().check(z.trim(), z.maxLength(400))).check(z.maxLength(maxReminders)), []),
  /** When a friend expects to hear from the member, in minutes after `starts`. */
  checkIn: z._default(z.nullable(z.number().check(z.int(), z.minimum(15), z.maximum(720))), null),
  /** The member has opened the invitation in ChatPad; missing until then, and after the day, the time or the place changed. */
  isProposed: z.optional(z.boolean()),
  outcome: z._default(z.nullable(dateOutcome), null),
});
export type PlanFields = z.infer<typeof planFields>;

/** The texts of a plan that its link shows. */
export const sharedTexts = ['matchName', 'spotName', 'place', 'city', 'meetingPoint'] as const;
export type SharedText = (typeof sharedTexts)[number];

/** The fragment of the link, so that it appears in no log and reaches no other site. */
export const planToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const plan = z.extend(planFields, {
  id: z.string(),
  /** Increases with each save. A save names the version that it changes. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Opens the plan for a friend; missing without a link. */
  linkToken: z.optional(planToken),
  /** Texts that read as harmful, which the link leaves out; missing without any. */
  hiddenTexts: z.optional(z.array(z.enum(sharedTexts))),
});
export type Plan = z.infer<typeof plan>;

export const planParams = z.object({ planId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)) });
