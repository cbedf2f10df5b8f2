import type { Point } from '@datewright/contracts/photo/area';
import { AppError, asAppError } from '@datewright/service-kit/errors';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import type { Member } from '@datewright/service-kit/member-token';
import type { AppContext } from '../context.ts';
import { uploadHashOf } from '../upload-hash.ts';
import { receiveInLimit } from './receive-in-limit.ts';
import { takeIn } from './take-in.ts';

export interface PhotoRequest {
  member: Member;
  operationId: string;
  own?: Point | undefined;
  receive: () => Promise<Buffer>;
  /** Aborted when the member stopped it while it came in. */
  left: AbortSignal;
}

/** As a provider's vision model looks at it, and large enough to measure. */
const asWeLook = { longestEdge: 1600, quality: 88 };
/** Milliseconds until another request may take over what a dead process began to take in. */
const takingIn = 30_000;

/** Takes a photo in and begins to look at it, for one credit. The same operation again goes on with it, or is over. */
export async function analyzePhoto(ctx: AppContext, request: PhotoRequest): Promise<{ isOver: boolean }> {
  const { member, operationId, own, receive, left } = request;
  const { userId } = member;
  const earlier = await ctx.analyses.find(userId, operationId);
  if (earlier?.state === 'done') return { isOver: true };
  const bytes = await receiveInLimit(ctx, userId, receive);
  const upload = uploadHashOf(bytes);
  const { jpeg, original } = await takeIn(ctx, bytes, { owner: userId, ...asWeLook });
  if (left.aborted) return { isOver: false };
  const wanted = {
    userId,
    operationId,
    upload,
    fingerprint: fingerprint([upload, own ?? null]),
    createdAt: new Date(ctx.now()),
    leaseUntil: new Date(ctx.now() + takingIn),
  };
  await ctx.waiting.put(wanted, { jpeg, original });
  try {
    const { isOver } = await ctx.work.begin(wanted, { own }, { member, amount: 1, purpose: 'photo' });
    if (isOver) await ctx.waiting.remove(wanted);
    return { isOver };
  } catch (error) {
    // Whoever runs it meanwhile has the same picture, and still needs it.
    const isRunning = error instanceof AppError && error.code === 'operation_running';
    if (!isRunning) await ctx.waiting.remove(wanted);
    ctx.counters.photos.inc({ outcome: asAppError(error).code });
    throw error;
  }
}
