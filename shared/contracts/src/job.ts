import { z } from './zod.ts';

/** Progress of a job, as its worker last reported it. */
export const jobProgress = z.object({
  /** From 0 to 1; never more than is actually done. */
  share: z.number().check(z.minimum(0), z.maximum(1)),
  /** The current step, in the tool's own vocabulary such as `looking`: pages have a sentence for each. */
  step: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
});
export type JobProgress = z.infer<typeof jobProgress>;

/**
 * One line of the stream that reports a job to a page. After `ended` the page requests the result from the tool. A
 * stream that closes without `ended` was interrupted, and the page reopens it.
 */
export const jobEvent = z.object({
  state: z.enum(['waiting', 'running', 'ended']),
  progress: z.nullable(jobProgress),
});
export type JobEvent = z.infer<typeof jobEvent>;
