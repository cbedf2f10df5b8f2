import { callUrl } from '@datewright/contracts/call-url';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { getPreview, previewCookie, previewToken } from '@datewright/contracts/registry/get-preview';
import { z } from '@datewright/contracts/zod';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { readCookie } from '@datewright/service-kit/http/cookies';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createMinuteLimit } from '../security/limit-per-minute.ts';
import { omitWatch } from './omit-watch.ts';

export interface Previews {
  /** The composition for a browser that previews a version; the given one for every other. */
  apply(req: Request, composition: Composition): Promise<Composition>;
}

const maxTokens = 500;
/** Milliseconds after which an ended preview is seen. */
const freshMs = 5000;
const timeoutMs = 2000;
/** A browser with a preview causes twelve; made-up cookies must not reach the registry without a limit. */
const readsPerMinute = 60;

/** Puts a previewed version in the place of the released one. Without an answer of the registry nothing is replaced. */
export function createPreviews(registryUrl: string, log: Logger): Previews {
  const known = new LRUCache<string, { remote: ComposedRemote | null }>({ max: maxTokens, ttl: freshMs });
  const mayRead = createMinuteLimit(readsPerMinute);

  async function find(token: string, address: string): Promise<ComposedRemote | null> {
    const fresh = known.get(token);
    if (fresh) return fresh.remote;
    if (!mayRead(address)) return null;
    try {
      const url = new URL(callUrl(getPreview.path, { token }), registryUrl);
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      const answer = z.parse(getPreview.response, await response.json());
      known.set(token, answer);
      return answer.remote;
    } catch (err) {
      log.warn({ err }, 'could not read a preview');
      known.set(token, { remote: null });
      return null;
    }
  }

  return {
    async apply(req, composition) {
      const token = z.safeParse(previewToken, readCookie(req, previewCookie));
      const remote = token.success ? await find(token.data, getClientAddress(req)) : null;
      if (!remote) return composition;
      const others = composition.remotes.filter(({ card }) => card.name !== remote.card.name);
      // What a team tries in a preview, such as a simulated failure, must not count against the canaries beside it.
      return omitWatch({ ...composition, compositionId: 'preview', remotes: [...others, remote] });
    },
  };
}
