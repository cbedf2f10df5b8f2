import { type ToolName, toolOf } from '@datewright/contracts/tool-words';
import { AppError } from '@datewright/service-kit/errors';

/** Throws `service_token_refused` when `service`, by its name in SERVICE_TOKENS, asks for another service's tool. */
export function assertOwnsTool(service: string, tool: ToolName): void {
  if (toolOf(tool).service !== service) throw new AppError('service_token_refused');
}
