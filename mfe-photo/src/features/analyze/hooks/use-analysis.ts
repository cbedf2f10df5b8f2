import type { JobProgress } from '@datewright/contracts/job';
import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { pictureRetentionMinutes, resultRetentionDays } from '@datewright/contracts/photo/limits';
import { tool } from '@datewright/contracts/photo/tool';
import { newId, useApi, usePlan, useSession, useTrack } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Photo, StoredPhoto } from '../../../lib/photo.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { getStorageKeys } from '../../../lib/photo-store/storage-keys.ts';
import { stopUpload } from '../api/upload-photo.ts';
import {
  type AnalysisRequest,
  analysisRequest,
  type PhotoOutcome,
  type RequestedPhoto,
} from '../lib/analysis-request.ts';
import { runAnalysis } from '../lib/run-analysis.ts';

interface AnalysisSummary {
  available: number;
  results: number;
  failed: number;
  /** Photos for which no credit was left. */
  out: number;
}
type Progress = ReadonlyMap<string, JobProgress>;

const minute = 60_000;
const pendingRequest = z.object({ body: analysisRequest, running: z.boolean(), since: z.number() });

/** Has photos looked at, for a credit each. Each comes in for itself; leaving the page, or the browser, does not stop it. */
export function useAnalysis(store: PhotoStore, onResults: () => void) {
  const { choose: copy } = useCopy();
  const api = useApi();
  const track = useTrack();
  const member = useSession().user?.id ?? '';
  const { available: left } = usePlan().credits[tool.credit];
  const balance = useRef(left);
  const { analyzing: key } = getStorageKeys(member);
  const [out, setOut] = useState(0);
  const [ended, setEnded] = useState<Pick<AnalysisSummary, 'results' | 'failed'> | null>(null);
  // What was asked for before may be known to the service, so that is asked first.
  const isNew = useRef(false);

  function keepEnd({ id, operationId }: RequestedPhoto, end: PhotoOutcome): void {
    const photo = store.get().photos.find((one) => one.id === id && one.operationId === operationId);
    if (photo && end.kind === 'result') store.change(id, { result: end.result, error: null });
    if (photo && end.kind === 'failed') {
      const { message, ...failure } = end.failure;
      store.change(id, { error: { ...failure, message: message || copy.lost } });
    }
  }

  async function ask(
    { photos }: AnalysisRequest,
    signal: AbortSignal,
    tell: (progress: Progress) => void,
  ): Promise<AnalysisSummary> {
    const isResumed = !isNew.current;
    isNew.current = false;
    const count = { results: 0, failed: 0, out: 0 };
    let progress: Progress = new Map();
    const since = readPersisted('localStorage', key, pendingRequest)?.since ?? Date.now();
    // A result that is here at once must find its photo.
    await store.ready;
    signal.throwIfAborted();
    const available = await runAnalysis(
      api,
      {
        photos,
        isResumed,
        // A member who comes back days later did not ask for a credit to be spent now.
        canUpload: Date.now() - since < pictureRetentionMinutes * minute,
        getFile: (photo) => readPhotoFile(store, photo),
        onProgress(operationId, next) {
          progress = new Map(progress).set(operationId, next);
          tell(progress);
        },
        onEnd(photo, end) {
          if (end.kind === 'result') count.results += 1;
          if (end.kind === 'failed') count.failed += 1;
          if (end.kind === 'out') count.out += 1;
          keepEnd(photo, end);
          if (end.kind === 'failed') track('analysis_failed', { code: end.failure.code });
          progress = new Map(progress);
          tell(progress);
        },
      },
      signal,
    );
    return { ...count, available: available ?? (count.out > 0 ? 0 : balance.current) };
  }

  const { start, stop, dismiss, status, body, progress, failure } = usePaidRequest<
    AnalysisRequest,
    AnalysisSummary,
    Progress
  >({
    tool: tool.credit,
    pendingStorage: {
      area: 'localStorage',
      key,
      body: analysisRequest,
      resumeWithin: resultRetentionDays * 24 * 60 * minute,
    },
    sendRequest: (request, { signal, tell }) => ask(request, signal, tell),
    onAnswer({ results, failed, out: without }) {
      setOut(without);
      setEnded({ results, failed });
      track('analysis_finished', { count: results, failed });
      if (results > 0) onResults();
    },
    onSettled: (_, why) => why && track('analysis_failed', { code: why.code }),
  });
  const running = status === 'running';

  // Begun in another tab: followed here too, and taken up when that one is closed.
  const follow = useRef(start);
  useEffect(() => {
    follow.current = start;
    balance.current = left;
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return;
      const begun = readPersisted('localStorage', key, pendingRequest);
      if (!begun?.running) return;
      follow.current(begun.body);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key]);

  const openIn = (photos: readonly StoredPhoto[]) =>
    photos.filter((photo) => isRequested(photo, body) && photo.result === null && photo.error === null);

  return {
    running,
    stopped: status === 'stopped',
    failure: failure && failure.kind !== 'out' ? failure : null,
    out: failure?.kind === 'out' ? store.get().photos.filter(isWaiting).length : out,
    isOut: out > 0 || failure?.kind === 'out',
    ended,
    dismiss() {
      setOut(0);
      setEnded(null);
      dismiss();
    },
    start(photos: readonly StoredPhoto[]) {
      if (running || photos.length === 0) return;
      setOut(0);
      setEnded(null);
      isNew.current = readPersisted('localStorage', key, pendingRequest) === null;
      track('analysis_started', { count: photos.length });
      start({ photos: photos.map(({ id, operationId, face }) => ({ id, operationId, ...(face && { face }) })) });
    },
    /** Also called off where it runs. What has no result yet can be asked for again, as another operation. */
    stop() {
      const open = openIn(store.get().photos);
      stop();
      for (const { id, operationId } of open) {
        stopUpload(operationId);
        void api.call(cancelPhoto, { params: { operationId } }).catch(() => undefined);
        store.change(id, { operationId: newId() });
      }
    },
    /** How many of those that were asked for are over, and of how many. */
    count(photos: readonly StoredPhoto[]) {
      const all = body?.photos.length ?? 0;
      return { done: all - openIn(photos).length, all };
    },
    /** The photos with how far each one is. */
    withProgress(photos: readonly StoredPhoto[]): Photo[] {
      const open = new Set(running ? openIn(photos) : []);
      return photos.map((photo) => ({
        ...photo,
        analyzing: open.has(photo),
        progress: open.has(photo) ? (progress?.get(photo.operationId) ?? null) : null,
      }));
    },
  };
}

const isWaiting = ({ result, error }: StoredPhoto) => result === null && error === null;

const isRequested = ({ operationId }: StoredPhoto, body: AnalysisRequest | null) =>
  body?.photos.some((photo) => photo.operationId === operationId) ?? false;

async function readPhotoFile(store: PhotoStore, { operationId }: RequestedPhoto): Promise<Blob | null | 'gone'> {
  await store.ready;
  const photo = store.get().photos.find((one) => one.operationId === operationId);
  return photo ? photo.file : 'gone';
}
