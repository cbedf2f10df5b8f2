import type { JobProgress } from '@datewright/contracts/job';
import { followPhotos, type PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import { type Api, ApiError } from '@datewright/sdk/host';
import { createRetryPolicy } from '@datewright/sdk/paid';
import type { PhotoOutcome, RequestedPhoto } from '../lib/analysis-request.ts';
import { createPhotoTracker } from '../lib/photo-tracker.ts';
import { uploadPhoto } from './upload-photo.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

export interface AnalysisRun {
  photos: readonly RequestedPhoto[];
  /** It was requested before, so the service may know the photos already. */
  isResumed: boolean;
  /** Whether to upload photos that the service does not know. */
  canUpload: boolean;
  /** The photo's file; null when the browser lost it, `gone` when the member removed the photo. */
  getFile: (photo: RequestedPhoto) => Promise<Blob | null | 'gone'>;
  onProgress: (operationId: string, progress: JobProgress) => void;
  onEnd: (photo: RequestedPhoto, outcome: PhotoOutcome) => void;
}

/** The queue of the last run. It keeps uploading after the member has left the page, until another run replaces it. */
let lastQueue: UploadQueue | null = null;

const createStep = (name: string): JobProgress => ({ share: 0, step: name });

/**
 * Uploads photos, three at a time, and follows the uploaded ones over one stream until each has an outcome. A failure
 * belongs to its photo. Resolves to the credits that are left; null when the service did not say.
 */
export async function runAnalysis(api: Api, run: AnalysisRun, signal: AbortSignal): Promise<number | null> {
  const tracker = createPhotoTracker(run);
  const retryPolicy = createRetryPolicy(signal);
  let available: number | null = null;
  let restartStream = () => {};
  lastQueue?.clear();
  const queue = createUploadQueue({
    upload: (photo) => uploadTracked(api, photo, { run, tracker, signal }),
    onUploaded: () => restartStream(),
  });
  lastQueue = queue;

  function handleEvent(event: PhotoEvent): void {
    if (event.type === 'over') available = event.available;
    else if (event.type === 'running') {
      tracker.confirm(event.operationId);
      const step = event.state === 'waiting' ? 'waiting' : 'looking';
      run.onProgress(event.operationId, event.progress ?? createStep(step));
    } else if (event.type === 'analyzed') tracker.finish(event.operationId, toResultOutcome(event));
    else if (event.type === 'failed') tracker.finish(event.operationId, toFailureOutcome(event.failure));
    else {
      const photo = tracker.handleUnknown(event.operationId);
      if (photo) queue.add([photo]);
    }
  }

  async function follow(ids: string[], until: AbortSignal): Promise<void> {
    for await (const event of api.stream(followPhotos, { query: { photos: ids.join(',') }, signal: until })) {
      retryPolicy.worked();
      handleEvent(event);
    }
    const followed = new Set(tracker.listFollowed());
    if (ids.some((id) => followed.has(id))) throw new Error('The stream ended early');
  }

  signal.addEventListener('abort', () => restartStream(), { once: true });
  if (!run.isResumed) queue.add(run.photos);
  while (!tracker.isFinished()) {
    const restart = new AbortController();
    restartStream = () => restart.abort();
    const ids = tracker.listFollowed();
    try {
      if (ids.length === 0) await waitForAbort(restart.signal);
      else await follow(ids, restart.signal);
    } catch (error) {
      // Another photo was uploaded, so the stream restarts to include it.
      if (!restart.signal.aborted) await retryPolicy.failed(error);
    }
    if (signal.aborted) throw signal.reason;
  }
  return available;
}

interface UploadContext {
  run: AnalysisRun;
  tracker: ReturnType<typeof createPhotoTracker>;
  signal: AbortSignal;
}

/** Uploads one photo and tells the tracker how it went. */
async function uploadTracked(api: Api, photo: RequestedPhoto, { run, tracker, signal }: UploadContext): Promise<void> {
  const { operationId } = photo;
  const file = await run.getFile(photo);
  if (file === 'gone') return tracker.finish(operationId, { kind: 'none' });
  if (file === null) return tracker.finish(operationId, { kind: 'failed', failure: { code: 'lost', message: '' } });
  run.onProgress(operationId, createStep('uploading'));
  try {
    await uploadPhoto(api, photo, file);
    tracker.markUploaded(operationId);
  } catch (error) {
    // After a stop, or when the member leaves, the next run continues from here.
    if (!signal.aborted) tracker.finish(operationId, toOutcome(error));
  }
}

const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const toResultOutcome = ({ result, isRepeat }: Extract<PhotoEvent, { type: 'analyzed' }>): PhotoOutcome => ({
  kind: 'result',
  result,
  isRepeat,
});

const toFailureOutcome = (failure: { code: string; message: string }): PhotoOutcome =>
  failure.code === 'out_of_credits' ? { kind: 'out' } : { kind: 'failed', failure };

function toOutcome(error: unknown): PhotoOutcome {
  if (!(error instanceof ApiError)) return { kind: 'none' };
  return toFailureOutcome({ code: error.code, message: error.message });
}
