import { type RenderRequest, type RenderResult, renderResult } from '@datewright/contracts/prerender/render-page';
import { z } from '@datewright/contracts/zod';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';

/** Longer than one render and its time in the queue. */
const timeoutMs = 20_000;

/** Calls the renderer, which has no other client. Throws when it does not answer. */
export interface RendererClient {
  render(request: RenderRequest): Promise<RenderResult>;
}

export function createRendererClient(url: string): RendererClient {
  return {
    async render(request) {
      const response = await fetch(new URL('/internal/render', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...currentRequest().traceHeaders },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The renderer answered ${response.status}.`);
      return z.parse(renderResult, await response.json());
    },
  };
}
