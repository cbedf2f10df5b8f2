import { errorCatalogue, isErrorCode } from '@datewright/contracts/errors';
import type { PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import { readCreditsAfterRelease } from '@datewright/tool-kit/credits/credit-reservation';
import type { AppContext } from '../context.ts';
import type { Analysis } from '../data/analysis-repository.ts';

/** Streams the progress of several photos until each is finished. */
export async function* followPhotos(
  ctx: AppContext,
  userId: string,
  operationIds: readonly string[],
  disconnected: AbortSignal,
): AsyncGenerator<PhotoEvent, void, undefined> {
  const firsts = await groupByFirst(ctx, userId, operationIds);
  const open = new Set(firsts.keys());
  let known: string | undefined;
  for await (const { operationId: first, state, progress } of ctx.analysisWorker.follow(
    userId,
    [...open],
    disconnected,
  )) {
    const same = firsts.get(first) ?? [];
    if (state !== 'ended') {
      for (const operationId of same) yield { type: 'running', operationId, state, progress };
      continue;
    }
    open.delete(first);
    const analysis = await ctx.analyses.find(userId, first);
    if (analysis && isSettled(analysis)) known = first;
    for (const operationId of same) yield toFinalNews(operationId, analysis);
  }
  // When the client disconnects or the process stops, the stream ends without an event, and the client asks again.
  if (open.size > 0) return;
  yield {
    type: 'over',
    available: known === undefined ? null : await readCreditsAfterRelease(ctx.credits, { userId, operationId: known }),
  };
}

/** The operations by the one that analyzes their picture: mostly themselves. */
async function groupByFirst(ctx: AppContext, userId: string, operationIds: readonly string[]) {
  const repeats = await ctx.repeatedPictures.findRepeats(userId, operationIds);
  const firstOf = new Map(repeats.map(({ operationId, first }) => [operationId, first]));
  return Map.groupBy(operationIds, (operationId) => firstOf.get(operationId) ?? operationId);
}

/** Not while an upload holds a credit and its job does not exist yet. */
const isSettled = ({ state, failure }: Analysis) => state === 'done' || failure !== undefined;

function toFinalNews(operationId: string, analysis: Analysis | null): PhotoEvent {
  if (analysis?.state === 'done' && analysis.result) {
    const isRepeat = analysis.operationId !== operationId;
    return { type: 'analyzed', operationId, result: analysis.result, ...(isRepeat && { isRepeat }) };
  }
  if (!analysis?.failure) return { type: 'unknown', operationId };
  const code = isErrorCode(analysis.failure) ? analysis.failure : 'internal';
  const faces = code === 'which_face' && analysis.faces ? { faces: analysis.faces } : {};
  return { type: 'failed', operationId, failure: { code, message: errorCatalogue[code].message, ...faces } };
}
