import { maxReminders } from '@datewright/contracts/datecoach/limits';
import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import { transportMode } from '@datewright/contracts/datecoach/playbook-options';
import { newId } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { nextThursday } from './plan-times.ts';

/** What the playbook knows of the date already. */
export interface PlanPrefill
  extends Pick<PlanFields, 'spotName' | 'profileId' | 'matchName' | 'playbookId' | 'style' | 'transport' | 'video'> {
  /** Texts that reminders are chosen from. */
  tips: readonly string[];
}

/** A plan while it is typed: also what is not right yet is kept. */
export const planDraft = z.object({
  planId: z.string(),
  /** That it changes; 0: a new plan. */
  version: z.number(),
  day: z.string(),
  starts: z.string(),
  ends: z.string(),
  timeZone: z.string(),
  place: z.string(),
  city: z.string(),
  meetingPoint: z.string(),
  transport: z.nullable(transportMode),
  reminders: z.array(z.string()),
  checkIn: z.nullable(z.number()),
});
export type PlanDraft = z.infer<typeof planDraft>;

/** Characters of a reminder. */
const reminderMaxLength = 400;
export const toReminder = (tip: string) => tip.trim().slice(0, reminderMaxLength).trim();

/** Minutes after the start, to choose from. */
export const checkInOptions = [60, 120, 180, 240] as const;

interface LocalDefaults {
  now: Date;
  timeZone: string;
  city: string;
}

export const createDraft = (
  { transport }: Pick<PlanPrefill, 'transport'>,
  { now, timeZone, city }: LocalDefaults,
): PlanDraft => ({
  planId: newId(),
  version: 0,
  day: nextThursday(now),
  starts: '19:00',
  ends: '',
  timeZone,
  place: '',
  city,
  meetingPoint: '',
  transport,
  reminders: [],
  checkIn: 120,
});

export const toDraft = ({ id, ends, version, ...plan }: Plan): PlanDraft =>
  z.parse(planDraft, { ...plan, planId: id, version, ends: ends ?? '' });

/** What is sent. A video call has no way there. */
export function toPlanFields(
  { planId: _planId, version: _version, ends, transport, reminders, ...typed }: PlanDraft,
  { spotName, profileId, matchName, playbookId, style, video }: PlanPrefill,
  outcome: PlanFields['outcome'],
): PlanFields {
  return {
    ...{ spotName, profileId, matchName, playbookId, style, video },
    ...typed,
    ends: ends === '' ? null : ends,
    transport: video ? null : transport,
    reminders: reminders.slice(0, maxReminders),
    outcome,
  };
}
