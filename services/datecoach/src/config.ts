import { playbookTimeoutSeconds } from '@datewright/contracts/datecoach/limits';
import { z } from '@datewright/contracts/zod';
import { integer } from '@datewright/service-kit/config';
import { toolConfig } from '@datewright/tool-kit/app/tool-config';

export const datecoachConfig = z.extend(toolConfig, {
  /** How often all workers together ask the AI in one minute. */
  AI_CALLS_PER_MINUTE: integer(240),
  /** How many playbooks one worker writes together: most of the time it waits for the AI. */
  PLAYBOOKS_AT_ONCE: integer(6),
  /** Seconds that a playbook may take from its first worker on, with all its tries. */
  PLAYBOOK_SECONDS: integer(playbookTimeoutSeconds),
  /** Seconds that a caller who reads no stream is kept waiting; less than the edge waits for an answer. */
  WAIT_SECONDS: integer(40),
});
export type DatecoachConfig = z.output<typeof datecoachConfig>;
