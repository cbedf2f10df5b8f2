import { z } from '../zod.ts';
import { version } from './fields.ts';

/** `none`: no trial was asked for. Where trials are on, only a version that passed can become live. */
export const trialState = z.enum(['none', 'waiting', 'passed', 'failed']);
export type TrialState = z.infer<typeof trialState>;

/** The largest number of findings of one trial. */
export const maxFindings = 20;
/** The largest number of letters of one finding. */
export const findingMaxLength = 300;

/** What a trial found, one sentence each; none means that the version passed. */
export const findings = z
  .array(z.string().check(z.minLength(1), z.maxLength(findingMaxLength)))
  .check(z.maxLength(maxFindings));

/** The trial of one version: its pages, opened in a browser before it can be live. */
export const trial = z.object({
  state: trialState,
  findings,
  /** When it was asked for or ended; `null` without one. */
  at: z.nullable(z.string()),
  /** False where the registry has no trials: any version can become live. */
  isRequired: z.boolean(),
});
export type Trial = z.infer<typeof trial>;

/** The trial of one of several versions. */
export const versionTrial = z.object({ version, state: trialState });
