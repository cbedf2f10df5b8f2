import { z } from '../zod.ts';
import { bioLimit } from './limits.ts';

/** Where a visitor's page leaves a text for the Bio Scanner (`localStorage`); who takes it, forgets it there. */
export const carriedBioKey = 'bio:carried';

/** Milliseconds for which it waits for a sign-in: a day. Longer, and it may be another person's device. */
export const carriedBioLasts = 86_400_000;

export const carriedBio = z.object({ text: z.string().check(z.maxLength(bioLimit)), at: z.number() });
