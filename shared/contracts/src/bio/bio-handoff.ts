import { z } from '../zod.ts';
import { bioMaxLength } from './limits.ts';

/**
 * The `localStorage` key under which a public page leaves a text for the Bio Scanner, which deletes it when it reads
 * it.
 */
export const bioHandoffKey = 'bio:carried';

/** Milliseconds that the text waits for a sign-in: one day. Any longer and someone else may be using the device. */
export const bioHandoffLifetimeMs = 86_400_000;

export const bioHandoff = z.object({ text: z.string().check(z.maxLength(bioMaxLength)), at: z.number() });
