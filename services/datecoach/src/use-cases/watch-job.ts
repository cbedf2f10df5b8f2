import type { PlaybookJobs } from '../data/playbook-jobs.ts';

/** The state of a playbook's job, tracked alongside the playbook itself. */
export interface JobWatcher {
  state(): 'waiting' | 'running';
  /** The job will not run again. */
  hasEnded(): boolean;
  /** This process is stopping or has lost track of the job, so the client has to reconnect. */
  isDisconnected(): boolean;
}

export function watchJob(jobs: PlaybookJobs, userId: string, operationId: string, signal: AbortSignal): JobWatcher {
  let state: 'waiting' | 'running' | 'ended' = 'waiting';
  let hasLostJob = false;
  async function watch(): Promise<void> {
    for await (const event of jobs.follow(userId, [operationId], signal)) state = event.state;
  }
  watch()
    .catch(() => {})
    .finally(() => {
      hasLostJob = state !== 'ended';
    });
  return {
    state: () => (state === 'running' ? 'running' : 'waiting'),
    hasEnded: () => state === 'ended',
    isDisconnected: () => hasLostJob,
  };
}
