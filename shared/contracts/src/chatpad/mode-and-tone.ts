import { z } from '../zod.ts';

export const mode = z.enum(['opener', 'reply', 'ask-out']);
export type Mode = z.infer<typeof mode>;

export const tone = z.enum(['flirty', 'thoughtful', 'bold']);
export type Tone = z.infer<typeof tone>;
