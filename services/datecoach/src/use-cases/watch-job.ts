import type { PlaybookJobs } from '../workers/playbook-worker.ts';

/** What is known of a playbook's job, looked at beside the playbook itself. */
export interface JobWatcher {
  state(): 'waiting' | 'running';
  /** It will not run any more. */
  hasEnded(): boolean;
  /** This process stops, or does not hear of the job any more: the reader is to ask again. */
  isDisconnected(): boolean;
}

export function watchJob(work: PlaybookJobs, userId: string, operationId: string, left: AbortSignal): JobWatcher {
  let state: 'waiting' | 'running' | 'ended' = 'waiting';
  let isCut = false;
  async function watch(): Promise<void> {
    for await (const news of work.follow(userId, [operationId], left)) state = news.state;
  }
  watch()
    .catch(() => {})
    .finally(() => {
      isCut = state !== 'ended';
    });
  return {
    state: () => (state === 'running' ? 'running' : 'waiting'),
    hasEnded: () => state === 'ended',
    isDisconnected: () => isCut,
  };
}
