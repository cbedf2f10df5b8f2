import type { ModerationTasks } from '@datewright/safety/moderation-tasks';
import { isAllowedInReview } from '../rules/is-allowed-in-review.ts';

// The tasks of the service's worker threads. Only they load the rules of moderation.
export { check, mask, maskedTexts, noticeFor } from '@datewright/safety/worker';

export const areAllowed: ModerationTasks['areAllowed'] = ({ texts, now }) =>
  texts.map((text) => isAllowedInReview(text, now));
