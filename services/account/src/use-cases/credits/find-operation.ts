import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import { assertOwnsTool } from '../../rules/credits/tool-owners.ts';

/** The operation that `service` reserved. Throws `not_found`. */
export async function findOperation(ctx: CreditsContext, service: string, userId: string, operationId: string) {
  const operation = await ctx.creditOperations.find(userId, operationId);
  if (!operation) throw new AppError('not_found');
  assertOwnsTool(service, operation.tool);
  return operation;
}
