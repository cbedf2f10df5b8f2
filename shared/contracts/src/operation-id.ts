import { z } from './zod.ts';

/** An idempotency key: the caller creates it once per action of the member and repeats it on every retry. */
export const operationId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
