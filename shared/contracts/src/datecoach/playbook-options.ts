import { z } from '../zod.ts';

/** How a playbook speaks. Pages offer the first three; the others are accepted of older ones. */
export const responseStyle = z.enum(['flirty', 'funny', 'local', 'confident', 'casual', 'mysterious']);
export type ResponseStyle = z.infer<typeof responseStyle>;

/** How the member gets there. */
export const transportMode = z.enum(['CAR', 'PUBLIC', 'WALKING']);
export type TransportMode = z.infer<typeof transportMode>;

/** What a date has to be. All of them stand back behind what nobody said: an ordinary evening, outside the home. */
export const needs = z.object({
  budget: z._default(z.enum(['free', 'low', 'any']), 'any'),
  stepFree: z._default(z.boolean(), false),
  noAlcohol: z._default(z.boolean(), false),
  daylight: z._default(z.boolean(), false),
  /** They live far from each other: the date is a video call. */
  video: z._default(z.boolean(), false),
});
export type Needs = z.infer<typeof needs>;

/** The playbook as the line of an evening; in this order it is written and shown. */
export const sectionNames = ['preparation', 'talk', 'touch', 'situations', 'exit'] as const;
export const sectionName = z.enum(sectionNames);
export type SectionName = z.infer<typeof sectionName>;
