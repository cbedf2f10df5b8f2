import { analyzePhoto } from '@datewright/contracts/photo/analyze-photo';
import type { Api } from '@datewright/sdk/host';
import { createRetryPolicy } from '@datewright/sdk/paid';
import type { RequestedPhoto } from '../lib/analysis-request.ts';

/** Time for 10 MB on a slow phone. */
const uploadTimeoutMs = 180_000;

/** Uploads at the same time. */
export const maxConcurrentUploads = 3;

interface Upload {
  stop: AbortController;
  done: Promise<void>;
}

/** Uploads continue while another page is open, and are found again on return. */
const running = new Map<string, Upload>();

/** Uploads one photo, once for all callers. */
export function uploadPhoto(api: Api, photo: RequestedPhoto, file: Blob): Promise<void> {
  const { operationId } = photo;
  const before = running.get(operationId);
  if (before) return before.done;
  const stop = new AbortController();
  const done = sendPhoto(api, photo, file, stop.signal).finally(() => running.delete(operationId));
  running.set(operationId, { stop, done });
  return done;
}

export const stopUpload = (operationId: string) => running.get(operationId)?.stop.abort();

async function sendPhoto(
  api: Api,
  { operationId, face }: RequestedPhoto,
  file: Blob,
  signal: AbortSignal,
): Promise<void> {
  const patience = createRetryPolicy(signal);
  const query = face ? { faceX: formatShare(face.x), faceY: formatShare(face.y) } : {};
  for (;;) {
    try {
      const form = new FormData();
      form.set('photo', file);
      await api.call(analyzePhoto, { params: { operationId }, query, form, signal, timeoutMs: uploadTimeoutMs });
      return;
    } catch (error) {
      await patience.failed(error);
    }
  }
}

const formatShare = (value: number) => Math.min(1, Math.max(0, value)).toFixed(6);
