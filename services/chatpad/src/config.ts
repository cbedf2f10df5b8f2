import { z } from '@datewright/contracts/zod';
import { integer, longerThan } from '@datewright/service-kit/config';
import { toolConfig } from '@datewright/tool-kit/app/tool-config';

/** Suggestions are shown as they come, so even an AI that writes ten tokens a second has time for three of them. */
export const chatpadConfig = z.extend(toolConfig, {
  ANSWER_SECONDS: integer(1, 300, 40),
  HOLD_SECONDS: longerThan('ANSWER_SECONDS', integer(1, 900, 75)),
});
export type ChatpadConfig = z.output<typeof chatpadConfig>;
