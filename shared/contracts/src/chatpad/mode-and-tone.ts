import { z } from '../zod.ts';

export const mode = z.enum(['opener', 'reply', 'ask-out']);
export type Mode = z.infer<typeof mode>;

export const tone = z.enum(['flirty', 'thoughtful', 'bold']);
export type Tone = z.infer<typeof tone>;

/** How a suggestion can be changed: other lines of its kind, or the same one shorter, more direct or less polished. */
export const lineChange = z.enum(['similar', 'shorter', 'bolder', 'plainer']);
export type LineChange = z.infer<typeof lineChange>;
