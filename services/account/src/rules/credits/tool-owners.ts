import { type ToolName, toolByCredit } from '@datewright/contracts/tool-lookup';
import { AppError } from '@datewright/service-kit/errors/app-error';

/** Throws `service_token_refused` when `service`, by its name in SERVICE_TOKENS, uses another service's tool. */
export function assertOwnsTool(service: string, tool: ToolName): void {
  if (toolByCredit(tool).service !== service) throw new AppError('service_token_refused');
}
