import type { ToolName } from '@datewright/contracts/plans';
import { AppError } from '@datewright/service-kit/errors';

/** The one service that may spend a tool's credits; names are those of SERVICE_TOKENS. */
const toolOwners: Record<ToolName, string> = {
  chatpad: 'chatpad',
  bio_write: 'bio',
  photoanalyzer: 'photo',
  datecoach: 'datecoach',
};

/** Throws `service_token_refused` when `service` asks for another service's tool. */
export function assertOwnsTool(service: string, tool: ToolName): void {
  if (toolOwners[tool] !== service) throw new AppError('service_token_refused');
}
