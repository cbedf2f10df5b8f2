import { memberGuard } from '@datewright/service-kit/member-token';
import type { Guards } from '@datewright/service-kit/router';
import type { ChatpadConfig } from './config.ts';

/** Members call with an access token that was made for this service. */
export function chatpadGuards(config: ChatpadConfig) {
  return { member: memberGuard(config, 'chatpad') } satisfies Guards;
}
export type ChatpadGuards = ReturnType<typeof chatpadGuards>;
