import type { Match } from '@datewright/contracts/chatpad/match';
import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { tool } from '@datewright/contracts/datecoach/tool';
import { useApi, usePlan } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { useQueryClient } from '@datewright/sdk/query';
import { z } from '@datewright/sdk/zod';
import { useEffect, useRef } from 'react';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import { playbooksQuery } from '../api/playbook-queries.ts';
import { writePlaybook } from '../api/write-playbook.ts';
import { isSameTarget, type PlaybookRequest, type PlaybookTarget, playbookRequest } from '../lib/playbook-request.ts';
import { waitForOtherTabs } from '../lib/tab-lock.ts';

/** Milliseconds in which a page that comes back asks again for what the service never heard of. */
const resumeWindow = 60_000;

const pendingSchema = z.object({ since: z.number() });

interface Progress {
  /** By which it is followed. */
  operationId: string;
  sections: readonly Section[];
}

interface Options {
  findMatch: (profileId: string) => Promise<Match | null>;
  onWritten: (playbook: Playbook) => void;
}

/** Has one playbook written at a time, for one credit. A reload, or a lost connection, goes on with it. */
export function usePlaybookWriter({ findMatch, onWritten }: Options) {
  const api = useApi();
  const queries = useQueryClient();
  const { available: left } = usePlan().credits[tool.credit];
  const balance = useRef(left);
  useEffect(() => {
    balance.current = left;
  });
  const key = useStorageKey('writing');
  const markKey = useStorageKey('mark');
  // What an earlier visit asked for may be known to the service, so that is asked first.
  const isNew = useRef(false);
  const followed = useRef('');
  const request = usePaidRequest<PlaybookRequest, { available: number; playbook: Playbook }, Progress>({
    tool: tool.credit,
    pendingStorage: { area: 'localStorage', key, body: playbookRequest },
    async sendRequest({ operationId, ...asked }, { signal, tell }) {
      const isResumed = !isNew.current;
      isNew.current = false;
      followed.current = operationId;
      const since = readPersisted('localStorage', key, pendingSchema)?.since ?? 0;
      const unmark = isResumed ? () => {} : await waitForOtherTabs(markKey, asked, signal);
      const sections: Section[] = [];
      try {
        const { playbook, available } = await writePlaybook(
          api,
          {
            request: asked,
            operationId,
            isResumed,
            canStart: Date.now() - since < resumeWindow,
            findMatch,
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
        return { playbook, available: available ?? balance.current };
      } finally {
        unmark();
      }
    },
    onAnswer({ playbook }) {
      onWritten(playbook);
      void queries.invalidateQueries(playbooksQuery(api));
    },
    onStop: () => void api.call(deletePlaybook, { params: { operationId: followed.current } }).catch(() => undefined),
  });
  const { status, body, progress, failure, start, stop, dismiss } = request;
  return {
    /** Of the one that is, or was, written. */
    operationId: progress?.operationId ?? '',
    status,
    failure,
    sections: progress?.sections ?? [],
    isRunning: status === 'running',
    /** It is, or was, about this wish. */
    isFor: (wanted: PlaybookTarget) => body !== null && isSameTarget(body, wanted),
    stop,
    dismiss,
    start(asked: PlaybookRequest) {
      isNew.current = true;
      start(asked);
    },
  };
}
