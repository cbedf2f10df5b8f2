import { z } from '../zod.ts';
import { bioMaxLength } from './limits.ts';

/** Where a visitor's page leaves a text for the Bio Scanner (`localStorage`); who takes it, forgets it there. */
export const bioHandoffKey = 'bio:carried';

/** Milliseconds for which it waits for a sign-in: a day. Longer, and it may be another person's device. */
export const bioHandoffLifetimeMs = 86_400_000;

export const bioHandoff = z.object({ text: z.string().check(z.maxLength(bioMaxLength)), at: z.number() });
