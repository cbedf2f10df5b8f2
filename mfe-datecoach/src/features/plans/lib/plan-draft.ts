import { maxReminders } from '@datewright/contracts/datecoach/limits';
import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import { transportMode } from '@datewright/contracts/datecoach/playbook-options';
import { newId } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { nextThursday } from '../../../lib/plan-times.ts';

/** The details of the date that the playbook already knows. */
export interface PlanPrefill
  extends Pick<
    PlanFields,
    'spotName' | 'spotType' | 'place' | 'profileId' | 'matchName' | 'playbookId' | 'style' | 'transport' | 'video'
  > {
  /** Texts offered as reminders. */
  tips: readonly string[];
}

/** With the time that is suggested until the member says when. */
export type TimedPrefill = PlanPrefill & Pick<PlanFields, 'day' | 'starts'>;

/** A plan as the form holds it, valid or not. */
export const planDraft = z.object({
  planId: z.string(),
  /** The version to replace, or 0 for a new plan. */
  version: z.number(),
  day: z.string(),
  starts: z.string(),
  ends: z.string(),
  timeZone: z.string(),
  place: z.string(),
  /** The picked place that `place` was filled in from. */
  pickedPlace: z._default(z.string(), ''),
  city: z.string(),
  meetingPoint: z.string(),
  transport: z.nullable(transportMode),
  reminders: z.array(z.string()),
  checkIn: z.nullable(z.number()),
});
export type PlanDraft = z.infer<typeof planDraft>;

/** In characters. */
const reminderMaxLength = 400;
export const toReminder = (tip: string) => tip.trim().slice(0, reminderMaxLength).trim();

/** Choices in minutes after the start. */
export const checkInOptions = [60, 120, 180, 240] as const;

/** When a date is suggested: on the day that the conversation names, or on the next Thursday. */
export const suggestTime = (now: Date, namedDay: string | null) => ({
  day: namedDay ?? nextThursday(now),
  starts: '19:00',
});

export const createDraft = (
  { transport, place, day, starts }: Pick<TimedPrefill, 'transport' | 'place' | 'day' | 'starts'>,
  { timeZone, city }: Pick<PlanDraft, 'timeZone' | 'city'>,
): PlanDraft => ({
  planId: newId(),
  version: 0,
  day,
  starts,
  ends: '',
  timeZone,
  place,
  pickedPlace: place,
  city,
  meetingPoint: '',
  transport,
  reminders: [],
  checkIn: 120,
});

/** A stored draft, with the place that the member has picked since. */
export const withPickedPlace = (draft: PlanDraft, place: string): PlanDraft =>
  place === '' || place === draft.pickedPlace ? draft : { ...draft, place, pickedPlace: place };

export const toDraft = ({ id, ends, version, ...plan }: Plan): PlanDraft =>
  z.parse(planDraft, { ...plan, planId: id, version, ends: ends ?? '' });

/** The fields to send. A video date has no transport. */
export function toPlanFields(
  { planId: _planId, version: _version, pickedPlace: _picked, ends, transport, reminders, ...typed }: PlanDraft,
  { spotName, spotType, profileId, matchName, playbookId, style, video }: PlanPrefill,
  plan: Plan | null,
): PlanFields {
  return {
    ...{ spotName, profileId, matchName, playbookId, style, video },
    ...(spotType && { spotType }),
    ...typed,
    ends: ends === '' ? null : ends,
    transport: video ? null : transport,
    reminders: reminders.slice(0, maxReminders),
    outcome: plan?.outcome ?? null,
    ...(plan?.isProposed && isSameDate(plan, typed) && { isProposed: true }),
  };
}

/** What was proposed still holds. */
const isSameDate = (plan: Plan, typed: Pick<PlanDraft, 'day' | 'starts' | 'place'>) =>
  plan.day === typed.day && plan.starts === typed.starts && plan.place === typed.place.trim();
