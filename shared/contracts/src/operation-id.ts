import { z } from './zod.ts';

/** An id that the caller makes up once for one thing a member wants done, and repeats when it tries again. */
export const operationId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
