import { z } from './zod.ts';

/** How far a job is, as its worker last told. */
export const jobProgress = z.object({
  /** From 0 to 1; never told as more than is done. */
  share: z.number().check(z.minimum(0), z.maximum(1)),
  /** What is being done, in a word of the tool's own such as `looking`: pages have sentences for it. */
  step: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
});
export type JobProgress = z.infer<typeof jobProgress>;

/**
 * One line of the stream that a page follows a job by. `ended`: what it brought is the tool's to say. A stream that ends without it
 * was cut off, and is asked for again.
 */
export const jobEvent = z.object({
  state: z.enum(['waiting', 'running', 'ended']),
  progress: z.nullable(jobProgress),
});
export type JobEvent = z.infer<typeof jobEvent>;
