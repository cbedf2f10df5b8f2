import { z } from '../zod.ts';

/** The style of a playbook. Pages offer the first three; the others are accepted from older pages. */
export const responseStyle = z.enum(['flirty', 'funny', 'local', 'confident', 'casual', 'mysterious']);
export type ResponseStyle = z.infer<typeof responseStyle>;

/** How the member travels to the date. */
export const transportMode = z.enum(['CAR', 'PUBLIC', 'WALKING']);
export type TransportMode = z.infer<typeof transportMode>;

/** Requirements for a date. The defaults describe an ordinary evening out. */
export const needs = z.object({
  budget: z._default(z.enum(['free', 'low', 'any']), 'any'),
  stepFree: z._default(z.boolean(), false),
  noAlcohol: z._default(z.boolean(), false),
  daylight: z._default(z.boolean(), false),
  /** The two live far apart, so the date is a video call. */
  video: z._default(z.boolean(), false),
});
export type Needs = z.infer<typeof needs>;

export const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
export const partOfDay = z.enum(['morning', 'noon', 'afternoon', 'evening', 'late-evening']);
export type PartOfDay = z.infer<typeof partOfDay>;

/** When the date is, without the calendar date and the hour, which the AI has no use for. */
export const timeSlot = z.object({
  /** `null` while the member has planned no day. */
  weekday: z.nullable(weekday),
  partOfDay,
});
export type TimeSlot = z.infer<typeof timeSlot>;

/** The sections of a playbook, in the order in which they are written and shown. */
export const sectionNames = ['preparation', 'talk', 'touch', 'situations', 'exit'] as const;
export const sectionName = z.enum(sectionNames);
export type SectionName = z.infer<typeof sectionName>;
