import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

interface PictureUpload {
  userId: string;
  operationId: string;
  /** Hash of the upright pixels and of the face that the member chose. */
  picture: string;
  leaseUntil: Date;
}

/** Milliseconds between two looks at an upload of the same picture that has not arrived yet. */
const pollIntervalMs = 100;

/**
 * The operation that analyzes this picture of the member: this one, or an earlier one that has its result or is about to.
 * Every picture has one at a time, so it is charged once however many tabs and processes send it.
 */
export async function findFirstAnalysis(ctx: AppContext, upload: PictureUpload): Promise<string> {
  const { userId, operationId, picture, leaseUntil } = upload;
  for (;;) {
    const first = await ctx.repeatedPictures.claim(userId, picture, operationId, leaseUntil);
    if (first.operationId === operationId) return operationId;
    const analysis = await ctx.analyses.find(userId, first.operationId);
    if (analysis && analysis.failure === undefined) return first.operationId;
    if (analysis || first.leaseUntil.getTime() <= ctx.now()) {
      if (await ctx.repeatedPictures.replace(first, operationId, leaseUntil)) return operationId;
    } else if (leaseUntil.getTime() <= ctx.now()) throw new AppError('operation_running');
    else await wait(pollIntervalMs);
  }
}
