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
  left: AbortSignal,
): AsyncGenerator<PhotoEvent, void, undefined> {
  const open = new Set(operationIds);
  let known: string | undefined;
  for await (const { operationId, state, progress } of ctx.analysisWorker.follow(userId, operationIds, left)) {
    if (state !== 'ended') {
      yield { type: 'running', operationId, state, progress };
      continue;
    }
    open.delete(operationId);
    const analysis = await ctx.analyses.find(userId, operationId);
    if (analysis && isSettled(analysis)) known = operationId;
    yield toFinalNews(operationId, analysis);
  }
  // When the client disconnects or the process stops, the stream ends without an event, and the client asks again.
  if (open.size > 0) return;
  yield {
    type: 'over',
    available: known === undefined ? null : await readCreditsAfterRelease(ctx.credits, { userId, operationId: known }),
  };
}

/** Not while an upload holds a credit and its job does not exist yet. */
const isSettled = ({ state, failure }: Analysis) => state === 'done' || failure !== undefined;

function toFinalNews(operationId: string, analysis: Analysis | null): PhotoEvent {
  if (analysis?.state === 'done' && analysis.result) return { type: 'analyzed', operationId, result: analysis.result };
  if (!analysis?.failure) return { type: 'unknown', operationId };
  const code = isErrorCode(analysis.failure) ? analysis.failure : 'internal';
  const faces = code === 'which_face' && analysis.faces ? { faces: analysis.faces } : {};
  return { type: 'failed', operationId, failure: { code, message: errorCatalogue[code].message, ...faces } };
}
