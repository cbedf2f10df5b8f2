import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { tool } from '@datewright/contracts/photo/tool';
import { newId, useApi, useSession, useTrack } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { useState } from 'react';
import { isWaiting, type Photo, type StoredPhoto } from '../../../lib/photo.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { getStorageKeys } from '../../../lib/photo-store/storage-keys.ts';
import { stopUpload } from '../api/upload-photo.ts';
import { type AnalysisRequest, analysisRequest } from '../lib/analysis-request.ts';
import { listUnfinishedPhotos } from '../lib/list-unfinished-photos.ts';
import { type AnalysisProgress, type AnalysisSummary, useAnalysisRequest } from './use-analysis-request.ts';
import { useOtherTabRequest } from './use-other-tab-request.ts';

const dayMs = 24 * 60 * 60_000;

/** Analyzes photos for one credit each. Results arrive one by one, and leaving the page or the browser does not stop it. */
export function useAnalysis(store: PhotoStore, onResults: () => void) {
  const api = useApi();
  const track = useTrack();
  const { analyzing: key } = getStorageKeys(useSession().user?.id ?? '');
  const [outOfCredits, setOutOfCredits] = useState(0);
  const [summary, setSummary] = useState<Pick<AnalysisSummary, 'results' | 'failed'> | null>(null);
  const { send, prepare } = useAnalysisRequest(store, key);

  const { start, stop, dismiss, status, body, progress, failure } = usePaidRequest<
    AnalysisRequest,
    AnalysisSummary,
    AnalysisProgress
  >({
    tool: tool.credit,
    pendingStorage: {
      area: 'localStorage',
      key,
      body: analysisRequest,
      resumeWithin: resultRetentionDays * dayMs,
    },
    sendRequest: (request, { signal, tell }) => send(request, signal, tell),
    onAnswer({ results, failed, out }) {
      setOutOfCredits(out);
      setSummary({ results, failed });
      track('analysis_finished', { count: results, failed });
      if (results > 0) onResults();
    },
    onSettled: (_, failure) => failure && track('analysis_failed', { code: failure.code }),
  });
  const running = status === 'running';
  useOtherTabRequest(key, start);

  function clearSummary() {
    setOutOfCredits(0);
    setSummary(null);
  }

  return {
    running,
    stopped: status === 'stopped',
    failure: failure && failure.kind !== 'out' ? failure : null,
    /** How many photos have no credit. */
    out: failure?.kind === 'out' ? store.get().photos.filter(isWaiting).length : outOfCredits,
    isOut: outOfCredits > 0 || failure?.kind === 'out',
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
      for (const { id, operationId } of unfinished) {
        stopUpload(operationId);
        void api.call(cancelPhoto, { params: { operationId } }).catch(() => undefined);
        store.change(id, { operationId: newId() });
      }
    },
    /** How many photos of the request are finished. */
    count(photos: readonly StoredPhoto[]) {
      const all = body?.photos.length ?? 0;
      return { done: all - listUnfinishedPhotos(photos, body).length, all };
    },
    withProgress(photos: readonly StoredPhoto[]): Photo[] {
      const unfinished = new Set(running ? listUnfinishedPhotos(photos, body) : []);
      return photos.map((photo) => ({
        ...photo,
        analyzing: unfinished.has(photo),
        progress: unfinished.has(photo) ? (progress?.get(photo.operationId) ?? null) : null,
      }));
    },
  };
}
export type Analysis = ReturnType<typeof useAnalysis>;
