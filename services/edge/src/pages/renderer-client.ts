import { type RenderRequest, type RenderResult, renderResult } from '@datewright/contracts/prerender/render-page';
import { z } from '@datewright/contracts/zod';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';

/** Longer than one render and its time in the queue. */
const timeoutMs = 20_000;

/** Calls the renderer, which has no other client. Throws when it does not answer. */
export interface RendererClient {
  render(request: RenderRequest): Promise<RenderResult>;
  uploadFile(file: { integrity: string; bytes: Buffer }): Promise<void>;
}

export function createRendererClient(url: string): RendererClient {
  async function ask(path: string, method: string, type: string, body: BodyInit, more: Record<string, string> = {}) {
    const headers = { 'content-type': type, ...currentRequest().traceHeaders, ...more };
    const response = await fetch(new URL(path, url), { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The renderer answered ${response.status}.`);
    return response;
  }
  return {
    async render(request) {
      const response = await ask('/internal/render', 'POST', 'application/json', JSON.stringify(request));
      return z.parse(renderResult, await response.json());
    },
    async uploadFile({ integrity, bytes }) {
      const body = new Uint8Array(bytes);
      await ask('/internal/files', 'PUT', 'application/octet-stream', body, { 'x-integrity': integrity });
    },
  };
}
