import { join } from 'node:path';
import { getPostsRevision } from '@datewright/contracts/marketing/get-posts-revision';
import { z } from '@datewright/contracts/zod';
import { poll } from '@datewright/service-kit/background/poll';
import type { Logger } from 'pino';
import { readChecksummedFile, writeChecksummedFile } from '../remotes/checksummed-file.ts';

const intervalMs = 1000;
const timeoutMs = 2000;

interface Dependencies {
  /** The address of the marketing service. */
  url: string;
  cacheDir: string;
  log: Logger;
  /** Drops every copy of the pages that show posts. */
  purge: () => void;
}

/**
 * Purges the pages that show posts within seconds of a change. Every edge asks for itself, so a change reaches all of them,
 * and one that was down or cut off catches up: the last known revision is on disk beside the pages.
 */
export async function watchPosts({ url, cacheDir, log, purge }: Dependencies): Promise<void> {
  const file = join(cacheDir, 'posts-revision');
  let known = String((await readChecksummedFile(file)) ?? '');

  async function update(): Promise<void> {
    const response = await fetch(new URL(getPostsRevision.path, url), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The marketing service answered ${response.status}.`);
    const { revision } = z.parse(getPostsRevision.response, await response.json());
    if (revision === known) return;
    purge();
    known = revision;
    await writeChecksummedFile(file, Buffer.from(revision));
  }

  poll(update, { intervalMs, log, failureMessage: 'changes of posts are not noticed' });
}
