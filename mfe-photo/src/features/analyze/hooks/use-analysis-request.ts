import type { JobProgress } from '@datewright/contracts/job';
import { pictureRetentionMinutes } from '@datewright/contracts/photo/limits';
import { tool } from '@datewright/contracts/photo/tool';
import { useApi, usePlan, useTrack } from '@datewright/sdk/host';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { runAnalysis } from '../api/run-analysis.ts';
import type { AnalysisRequest, RequestedPhoto } from '../lib/analysis-request.ts';
import { readPendingRequest } from '../lib/pending-request.ts';
import { saveOutcome } from '../lib/save-outcome.ts';

export interface AnalysisSummary {
  available: number;
  results: number;
  failed: number;
  /** The ids of the photos for which no credit was left. */
  out: string[];
}
/** By operation id. */
export type AnalysisProgress = ReadonlyMap<string, JobProgress>;

const minuteMs = 60_000;

/** Runs one analysis request and saves each outcome with its photo as soon as it arrives. */
export function useAnalysisRequest(store: PhotoStore, key: string) {
  const { choose: copy } = useCopy();
  const api = useApi();
  const track = useTrack();
  const { available: balance } = usePlan().credits[tool.credit];
  const latestBalance = useRef(balance);
  useEffect(() => {
    latestBalance.current = balance;
  });
  /** Set for a request that no tab has sent before: the service can't know it yet. */
  const isNew = useRef(false);

  async function send(
    { photos }: AnalysisRequest,
    signal: AbortSignal,
    onProgress: (progress: AnalysisProgress) => void,
  ): Promise<AnalysisSummary> {
    const isResumed = !isNew.current;
    isNew.current = false;
    const counts = { results: 0, failed: 0, out: [] as string[] };
    let progress: AnalysisProgress = new Map();
    const since = readPendingRequest(key)?.since ?? Date.now();
    // A result can arrive at once, and needs its photo.
    await store.ready;
    signal.throwIfAborted();
    const available = await runAnalysis(
      api,
      {
        photos,
        isResumed,
        // A member who returns days later did not ask to spend a credit now.
        canUpload: Date.now() - since < pictureRetentionMinutes * minuteMs,
        getFile: (photo) => readPhotoFile(store, photo),
        onProgress(operationId, next) {
          progress = new Map(progress).set(operationId, next);
          onProgress(progress);
        },
        onEnd(photo, outcome) {
          if (outcome.kind === 'result') counts.results += 1;
          if (outcome.kind === 'failed') counts.failed += 1;
          if (outcome.kind === 'out') counts.out.push(photo.id);
          saveOutcome(store, photo, outcome, copy.lost);
          if (outcome.kind === 'failed') track('analysis_failed', { code: outcome.failure.code });
          progress = new Map(progress);
          onProgress(progress);
        },
      },
      signal,
    );
    return { ...counts, available: available ?? (counts.out.length > 0 ? 0 : latestBalance.current) };
  }

  return {
    send,
    /** Call before starting a request of the member's. */
    prepare() {
      isNew.current = readPendingRequest(key) === null;
    },
  };
}

async function readPhotoFile(store: PhotoStore, { operationId }: RequestedPhoto): Promise<Blob | null | 'gone'> {
  await store.ready;
  const photo = store.get().photos.find((one) => one.operationId === operationId);
  return photo ? photo.file : 'gone';
}
