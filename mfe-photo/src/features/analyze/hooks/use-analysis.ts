import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { tool } from '@datewright/contracts/photo/tool';
import { useApi, useSession, useTrack } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { useState } from 'react';
import { isWaiting, type Photo, type StoredPhoto } from '../../../lib/photo.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { getStorageKeys } from '../../../lib/photo-store/storage-keys.ts';
import { cancelPhotos } from '../api/cancel-photos.ts';
import { type AnalysisRequest, analysisRequest } from '../lib/analysis-request.ts';
import { countFinishedPhotos, listUnfinishedPhotos, withProgress } from '../lib/request-progress.ts';
import { type AnalysisProgress, type AnalysisSummary, useAnalysisRequest } from './use-analysis-request.ts';
import { useOtherTabRequest } from './use-other-tab-request.ts';

const dayMs = 24 * 60 * 60_000;

const createPendingStorage = (key: string) => ({
  area: 'localStorage' as const,
  key,
  body: analysisRequest,
  resumeWithin: resultRetentionDays * dayMs,
});

/** Analyzes photos for one credit each. Results arrive one by one, and leaving the page or the browser does not stop it. */
export function useAnalysis(store: PhotoStore, onResults: () => void) {
  const api = useApi();
  const track = useTrack();
  const { analyzing: key } = getStorageKeys(useSession().user?.id ?? '');
  const [summary, setSummary] = useState<Omit<AnalysisSummary, 'available'> | null>(null);
  const outIds = summary?.out ?? [];
  const { send, prepare } = useAnalysisRequest(store, key);

  const { start, stop, dismiss, status, body, progress, failure } = usePaidRequest<
    AnalysisRequest,
    AnalysisSummary,
    AnalysisProgress
  >({
    tool: tool.credit,
    // A picture that was analyzed before costs nothing, and only the service knows which.
    free: true,
    pendingStorage: createPendingStorage(key),
    sendRequest: (request, { signal, tell }) => send(request, signal, tell),
    onAnswer({ results, failed, out }) {
      setSummary({ results, failed, out });
      track('analysis_finished', { count: results, failed });
      if (results > 0) onResults();
    },
    onSettled: (_, failure) => failure && track('analysis_failed', { code: failure.code }),
  });
  const running = status === 'running';
  useOtherTabRequest(key, start);

  const clearSummary = () => setSummary(null);

  return {
    running,
    stopped: status === 'stopped',
    failure: failure && failure.kind !== 'out' ? failure : null,
    /** How many photos have no credit. */
    out: failure?.kind === 'out' ? store.get().photos.filter(isWaiting).length : outIds.length,
    isOut: outIds.length > 0 || failure?.kind === 'out',
    summary,
    dismiss() {
      clearSummary();
      dismiss();
    },
    start(photos: readonly StoredPhoto[]) {
      if (running || photos.length === 0) return;
      clearSummary();
      prepare();
      track('analysis_started', { count: photos.length });
      start({ photos: photos.map(({ id, operationId, face }) => ({ id, operationId, ...(face && { face }) })) });
    },
    /** Also cancels on the service. A photo without a result gets a new operation, so that it can be requested again. */
    stop() {
      const unfinished = listUnfinishedPhotos(store.get().photos, body);
      stop();
      cancelPhotos(api, store, unfinished);
    },
    /** How many photos of the request are finished. */
    count: (photos: readonly StoredPhoto[]) => countFinishedPhotos(photos, body),
    withProgress: (photos: readonly StoredPhoto[]): Photo[] =>
      withProgress(photos, running ? body : null, progress).map((photo) => ({
        ...photo,
        isOut: outIds.includes(photo.id),
      })),
  };
}
export type Analysis = ReturnType<typeof useAnalysis>;
