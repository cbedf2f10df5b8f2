import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { tool } from '@datewright/contracts/datecoach/tool';
import { ApiError, useApi, usePlan } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { useQueryClient } from '@datewright/sdk/query';
import { useWritingProfile } from '@datewright/sdk/writing-profile';
import { z } from '@datewright/sdk/zod';
import { useEffect, useRef, useState } from 'react';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import type { Match } from '../../../lib/chatpad.ts';
import { playbooksQuery } from '../api/playbook-queries.ts';
import { writePlaybook } from '../api/write-playbook.ts';
import { isSameTarget, type PlaybookRequest, type PlaybookTarget, playbookRequest } from '../lib/playbook-request.ts';
import { waitForOtherTabs } from '../lib/tab-lock.ts';

/** Milliseconds after a request within which a reloaded page sends it again if the service never received it. */
const resumeWindow = 60_000;

const pendingSchema = z.object({ since: z.number() });

interface Progress {
  /** The operation being followed, possibly one that another tab started. */
  operationId: string;
  sections: readonly Section[];
}

/**
 * `free`: nothing was charged. `late`: the first section was shown already, so the service finishes the playbook.
 * `unknown`: the service did not hear of it.
 */
type StopEffect = 'asked' | 'free' | 'late' | 'unknown';

interface Options {
  findMatch: (profileId: string) => Promise<Match | null>;
  onWritten: (playbook: Playbook) => void;
}

/** Writes one playbook at a time, for one credit. Resumes after a reload or a lost connection. */
export function usePlaybookWriter({ findMatch, onWritten }: Options) {
  const api = useApi();
  const queries = useQueryClient();
  const writing = useWritingProfile();
  const { available } = usePlan().credits[tool.credit];
  const balance = useRef(available);
  useEffect(() => {
    balance.current = available;
  });
  const key = useStorageKey('writing');
  const markKey = useStorageKey('mark');
  // The service may already know a request of an earlier visit, so its state is fetched before it is sent again.
  const isNew = useRef(false);
  const followed = useRef('');
  const [stopEffect, setStopEffect] = useState<StopEffect>('asked');

  function cancelOnService() {
    setStopEffect('asked');
    api.call(deletePlaybook, { params: { operationId: followed.current }, query: { onlyIfFree: 'true' } }).then(
      ({ deleted }) => setStopEffect(deleted === 0 ? 'late' : 'free'),
      (error) => setStopEffect(error instanceof ApiError && error.status === 404 ? 'free' : 'unknown'),
    );
  }
  const request = usePaidRequest<PlaybookRequest, { available: number; playbook: Playbook }, Progress>({
    tool: tool.credit,
    pendingStorage: { area: 'localStorage', key, body: playbookRequest },
    async sendRequest({ operationId, ...target }, { signal, tell }) {
      const isResumed = !isNew.current;
      isNew.current = false;
      followed.current = operationId;
      const since = readPersisted('localStorage', key, pendingSchema)?.since ?? 0;
      const releaseTabLock = isResumed ? () => {} : await waitForOtherTabs(markKey, target, signal);
      const sections: Section[] = [];
      try {
        const { playbook, available: reported } = await writePlaybook(
          api,
          {
            request: target,
            operationId,
            isResumed,
            canStart: Date.now() - since < resumeWindow,
            findMatch,
            writing,
            onStarted(id) {
              followed.current = id;
            },
            onSection(section) {
              if (sections.some(({ name }) => name === section.name)) return;
              sections.push(section);
              tell({ operationId: followed.current, sections: [...sections] });
            },
          },
          signal,
        );
        return { playbook, available: reported ?? balance.current };
      } finally {
        releaseTabLock();
      }
    },
    onAnswer({ playbook }) {
      onWritten(playbook);
      void queries.invalidateQueries(playbooksQuery(api));
    },
    onStop: cancelOnService,
  });
  const { status, body, progress, failure, start, stop, dismiss } = request;
  return {
    /** The operation of the running or last playbook, or an empty string. */
    operationId: progress?.operationId ?? '',
    status,
    failure,
    sections: progress?.sections ?? [],
    isRunning: status === 'running',
    /** What the last stop did. */
    stopEffect,
    /** Whether the running or last request was about this target. */
    isFor: (target: PlaybookTarget) => body !== null && isSameTarget(body, target),
    stop,
    dismiss,
    start(next: PlaybookRequest) {
      isNew.current = true;
      start(next);
    },
  };
}
export type PlaybookWriter = ReturnType<typeof usePlaybookWriter>;
