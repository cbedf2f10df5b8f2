import { callUrl } from '@datewright/contracts/call-url';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import { getPreview, previewCookie, previewToken } from '@datewright/contracts/registry/get-preview';
import type { ShellVersion } from '@datewright/contracts/registry/get-release-table';
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

type Preview = z.output<typeof getPreview.response>;
const noPreview: Preview = { remote: null };

/**
 * Puts a previewed version in the place of the released one. Without an answer of the registry, or with a shell that can't be
 * read, nothing is replaced.
 */
export function createPreviews(
  registryUrl: string,
  shells: { loadPreview: (shell: ShellVersion) => Promise<boolean> },
  log: Logger,
): Previews {
  const known = new LRUCache<string, Preview>({ max: maxTokens, ttl: freshMs });
  const mayRead = createMinuteLimit(readsPerMinute);

  async function find(token: string, address: string): Promise<Preview> {
    const fresh = known.get(token);
    if (fresh) return fresh;
    if (!mayRead(address)) return noPreview;
    try {
      const url = new URL(callUrl(getPreview.path, { token }), registryUrl);
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      const answer = z.parse(getPreview.response, await response.json());
      known.set(token, answer);
      return answer;
    } catch (err) {
      log.warn({ err }, 'could not read a preview');
      known.set(token, noPreview);
      return noPreview;
    }
  }

  return {
    async apply(req, composition) {
      const token = z.safeParse(previewToken, readCookie(req, previewCookie));
      if (!token.success) return composition;
      const { remote, shell } = await find(token.data, getClientAddress(req));
      // What a team tries in a preview, such as a simulated failure, must not count against the canaries beside it.
      const unwatched = omitWatch({ ...composition, compositionId: 'preview' });
      if (remote) {
        const others = unwatched.remotes.filter(({ card }) => card.name !== remote.card.name);
        return { ...unwatched, remotes: [...others, remote] };
      }
      if (!shell || !(await shells.loadPreview(shell))) return composition;
      return { ...unwatched, shell: { version: shell.version, preview: true } };
    },
  };
}
