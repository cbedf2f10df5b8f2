import { z } from '../zod.ts';

export const voice = z.object({ sample: z.string() });
