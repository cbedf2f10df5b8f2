import { z } from '../zod.ts';

export const userId = z.string().check(z.maxLength(64));
