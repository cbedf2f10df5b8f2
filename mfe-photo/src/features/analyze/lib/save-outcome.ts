import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import type { PhotoOutcome, RequestedPhoto } from './analysis-request.ts';

/** Stores the result or the error with its photo, unless the member has removed the photo or requested it again. */
export function saveOutcome(
  store: PhotoStore,
  { id, operationId }: RequestedPhoto,
  outcome: PhotoOutcome,
  lostMessage: string,
): void {
  const photo = store.get().photos.find((one) => one.id === id && one.operationId === operationId);
  if (photo && outcome.kind === 'result')
    store.change(id, { result: outcome.result, isRepeat: outcome.isRepeat, error: null });
  if (photo && outcome.kind === 'failed') {
    const { message, ...failure } = outcome.failure;
    store.change(id, { error: { ...failure, message: message || lostMessage } });
  }
}
