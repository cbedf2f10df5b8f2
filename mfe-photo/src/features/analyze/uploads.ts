import { analyzePhoto } from '@datewright/contracts/photo/analyze-photo';
import type { Api } from '@datewright/sdk/host';
import { createPatience } from '@datewright/sdk/paid';
import type { AskedPhoto } from './asked.ts';

/** Ten MB on a slow phone, in ms. */
const uploadLimit = 180_000;

/** At a time. */
export const mostUploads = 3;

interface Upload {
  stop: AbortController;
  done: Promise<void>;
}

/** They go on while another page is looked at, and are met again on return. */
const running = new Map<string, Upload>();

/** Brings one photo to the service, once, whoever waits for it. */
export function upload(api: Api, photo: AskedPhoto, file: Blob): Promise<void> {
  const { operationId } = photo;
  const before = running.get(operationId);
  if (before) return before.done;
  const stop = new AbortController();
  const done = send(api, photo, file, stop.signal).finally(() => running.delete(operationId));
  running.set(operationId, { stop, done });
  return done;
}

export const stopUpload = (operationId: string) => running.get(operationId)?.stop.abort();

async function send(api: Api, { operationId, face }: AskedPhoto, file: Blob, signal: AbortSignal): Promise<void> {
  const patience = createPatience(signal);
  const query = face ? { faceX: share(face.x), faceY: share(face.y) } : {};
  for (;;) {
    try {
      const form = new FormData();
      form.set('photo', file);
      await api.call(analyzePhoto, { params: { operationId }, query, form, signal, timeLimit: uploadLimit });
      return;
    } catch (error) {
      await patience.failed(error);
    }
  }
}

const share = (value: number) => Math.min(1, Math.max(0, value)).toFixed(6);
