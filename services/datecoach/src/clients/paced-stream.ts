import type { AiClient, AiRequest } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';

type PacedRequest = AiRequest & { signal: AbortSignal };

/** Streams AI answers within the rate limit. Waiting for the limit counts towards the request's timeout. */
export const createPacedStream = (ai: AiClient, rateLimit: AiRateLimiter) =>
  async function* streamPaced(request: PacedRequest): AsyncGenerator<string, void, undefined> {
    const maxWaitMs = request.timeoutSeconds * 1000;
    const deadline = Date.now() + maxWaitMs;
    const { pieces, first } = await rateLimit.run(
      async () => {
        const stream = ai.stream({ ...request, timeoutSeconds: Math.max(0.1, (deadline - Date.now()) / 1000) });
        return { pieces: stream, first: await stream.next() };
      },
      { signal: request.signal, maxWaitMs },
    );
    if (first.done) return;
    yield first.value;
    yield* pieces;
  };
