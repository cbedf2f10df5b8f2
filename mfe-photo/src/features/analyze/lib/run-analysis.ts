import type { JobProgress } from '@datewright/contracts/job';
import { followPhotos, type PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import { type Api, ApiError } from '@datewright/sdk/host';
import { createRetryPolicy } from '@datewright/sdk/paid';
import { maxConcurrentUploads, uploadPhoto } from '../api/upload-photo.ts';
import type { PhotoOutcome, RequestedPhoto } from './analysis-request.ts';

export interface AnalysisRun {
  photos: readonly RequestedPhoto[];
  /** It was asked for before: the service may know it already. */
  isResumed: boolean;
  /** What the service does not know is brought to it. */
  canUpload: boolean;
  /** The photo's file; null when it is lost, `gone` when the member took the photo away. */
  getFile: (photo: RequestedPhoto) => Promise<Blob | null | 'gone'>;
  onProgress: (operationId: string, progress: JobProgress) => void;
  onEnd: (photo: RequestedPhoto, end: PhotoOutcome) => void;
}

/** Those that an earlier run of this page has not brought yet: it goes on after the page was left, until another takes over. */
let queue: RequestedPhoto[] = [];

const createStep = (name: string): JobProgress => ({ share: 0, step: name });

/**
 * Brings photos to the service, three at a time, and follows those that are there over one stream until each is over.
 * What fails belongs to its photo. Answers what credits are left; null when nobody said.
 */
export async function runAnalysis(api: Api, work: AnalysisRun, signal: AbortSignal): Promise<number | null> {
  const left = new Map(work.photos.map((photo) => [photo.operationId, photo]));
  queue.length = 0;
  const toBring = work.isResumed ? [] : [...work.photos];
  queue = toBring;
  /** The service has been told of them. */
  const there = new Set(work.isResumed ? left.keys() : []);
  /** The service was heard of them: unknown from now on means that somebody stopped them. */
  const heard = new Set<string>();
  let bringing = 0;
  let available: number | null = null;
  let wake = () => {};

  function end(operationId: string, how: PhotoOutcome): void {
    const photo = left.get(operationId);
    if (left.delete(operationId) && photo) work.onEnd(photo, how);
  }

  function bringSome(): void {
    while (bringing < maxConcurrentUploads && toBring.length > 0) {
      const photo = toBring.shift() as RequestedPhoto;
      bringing += 1;
      void bring(photo).finally(() => {
        bringing -= 1;
        bringSome();
        wake();
      });
    }
  }

  async function bring(photo: RequestedPhoto): Promise<void> {
    const { operationId } = photo;
    const file = await work.getFile(photo);
    if (file === 'gone') return end(operationId, { kind: 'none' });
    if (file === null) return end(operationId, { kind: 'failed', failure: { code: 'lost', message: '' } });
    work.onProgress(operationId, createStep('uploading'));
    try {
      await uploadPhoto(api, photo, file);
      there.add(operationId);
      heard.add(operationId);
    } catch (error) {
      // Stopped, or left: whoever comes next goes on from there.
      if (!signal.aborted) end(operationId, toOutcome(error));
    }
  }

  function take(news: PhotoEvent): void {
    if (news.type === 'over') available = news.available;
    else if (news.type === 'running') {
      heard.add(news.operationId);
      work.onProgress(news.operationId, news.progress ?? createStep(news.state === 'waiting' ? 'waiting' : 'looking'));
    } else if (news.type === 'analyzed') end(news.operationId, { kind: 'result', result: news.result });
    else if (news.type === 'failed') end(news.operationId, toFailureOutcome(news.failure));
    else unknown(news.operationId);
  }

  function unknown(operationId: string): void {
    const photo = left.get(operationId);
    if (!photo || !there.delete(operationId)) return;
    if (heard.has(operationId) || !work.canUpload) end(operationId, { kind: 'none' });
    else {
      toBring.push(photo);
      bringSome();
    }
  }

  async function follow(ids: string[], until: AbortSignal): Promise<void> {
    for await (const news of api.stream(followPhotos, { query: { photos: ids.join(',') }, signal: until })) {
      patience.worked();
      take(news);
    }
    if (ids.some((id) => left.has(id) && there.has(id))) throw new Error('cut off');
  }

  const patience = createRetryPolicy(signal);
  signal.addEventListener('abort', () => wake(), { once: true });
  bringSome();
  while (left.size > 0) {
    const more = new AbortController();
    wake = () => more.abort();
    const ids = [...left.keys()].filter((id) => there.has(id));
    try {
      if (ids.length === 0) await waitForAbort(more.signal);
      else await follow(ids, more.signal);
    } catch (error) {
      // Another photo is there: followed with the others.
      if (!more.signal.aborted) await patience.failed(error);
    }
    if (signal.aborted) throw signal.reason;
  }
  return available;
}

const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const toFailureOutcome = (failure: { code: string; message: string }): PhotoOutcome =>
  failure.code === 'out_of_credits' ? { kind: 'out' } : { kind: 'failed', failure };

function toOutcome(error: unknown): PhotoOutcome {
  if (!(error instanceof ApiError)) return { kind: 'none' };
  return toFailureOutcome({ code: error.code, message: error.message });
}
