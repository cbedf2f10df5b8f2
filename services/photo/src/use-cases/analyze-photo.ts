import type { Point } from '@datewright/contracts/photo/area';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import type { AppContext } from '../context.ts';
import { findFirstAnalysis } from './find-first-analysis.ts';
import { preparePicture } from './prepare-picture.ts';
import { receiveUpload } from './receive-upload.ts';
import { hashPicture, hashUpload } from './upload-hash.ts';

export interface PhotoRequest {
  member: Member;
  operationId: string;
  own?: Point | undefined;
  receive: () => Promise<Buffer>;
  /** Aborted when the member cancels the photo during the upload. */
  disconnectSignal: AbortSignal;
}

/** The size that a provider's vision model uses, and large enough to measure. */
const analysisPictureSize = { longestEdge: 1600, quality: 88 };
/** Milliseconds until another request may take over the upload of a process that died. */
const intakeTimeoutMs = 30_000;

/**
 * Accepts a photo and starts its analysis for one credit. The same operation id continues or returns the same analysis,
 * and a picture of the member's that was analyzed before has its result for free.
 */
export async function analyzePhoto(ctx: AppContext, request: PhotoRequest): Promise<{ isOver: boolean }> {
  const { member, operationId, own, receive, disconnectSignal } = request;
  const { userId } = member;
  const earlier = await ctx.analyses.find(userId, operationId);
  if (earlier?.state === 'done') return { isOver: true };
  const bytes = await receiveUpload(ctx, userId, receive);
  const upload = hashUpload(bytes);
  const { jpeg, original } = await preparePicture(ctx, bytes, { owner: userId, ...analysisPictureSize });
  if (disconnectSignal.aborted) return { isOver: false };
  const leaseUntil = new Date(ctx.now() + intakeTimeoutMs);
  const picture = createFingerprint([hashPicture({ jpeg, original }), own ?? null]);
  const first = await findFirstAnalysis(ctx, { userId, operationId, picture, leaseUntil });
  if (first !== operationId) {
    await ctx.repeatedPictures.saveRepeat({ userId, operationId }, first, upload);
    ctx.counters.photos.inc({ outcome: 'repeated' });
    return { isOver: (await ctx.analyses.find(userId, first))?.state === 'done' };
  }
  const wanted = {
    userId,
    operationId,
    upload,
    fingerprint: createFingerprint([upload, own ?? null]),
    createdAt: new Date(ctx.now()),
    leaseUntil,
  };
  await ctx.waitingPictures.save(wanted, { jpeg, original });
  try {
    const { isOver } = await ctx.analysisWorker.enqueuePaidJob(
      wanted,
      { own },
      { member, amount: 1, purpose: 'photo' },
    );
    if (isOver) await ctx.waitingPictures.remove(wanted);
    return { isOver };
  } catch (error) {
    // Another request that runs this operation has the same picture, and still needs it.
    const isRunning = error instanceof AppError && error.code === 'operation_running';
    if (!isRunning) {
      await ctx.waitingPictures.remove(wanted);
      await ctx.repeatedPictures.release(userId, picture, operationId);
    }
    ctx.counters.photos.inc({ outcome: toAppError(error).code });
    throw error;
  }
}
