import { z } from '../zod.ts';

/** What the live shell offers, served as `/shell.json`. */
export const shellCard = z.object({ version: z.string(), sdk: z.string() });
