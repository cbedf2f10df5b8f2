import type { WritingProfile } from '@datewright/contracts/account/writing-profile';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { followPlaybook, type PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { getPlaybook } from '@datewright/contracts/datecoach/get-playbook';
import { materialMaxLength } from '@datewright/contracts/datecoach/limits';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { type Api, ApiError } from '@datewright/sdk/host';
import { createRetryPolicy, StreamError } from '@datewright/sdk/paid';
import { toWritingFields } from '@datewright/sdk/writing-profile';
import { type Match, toMatchPayload } from '../../../lib/chatpad.ts';
import type { PlaybookRequest } from '../lib/playbook-request.ts';
import { pause } from '../lib/tab-lock.ts';

/** Milliseconds before a request that got no answer is sent once more. */
const retryAfter = 1000;

/** Milliseconds for the request that starts the work; moderation of the texts is part of it. */
const startTimeout = 30_000;

export interface WriteOptions {
  request: PlaybookRequest;
  operationId: string;
  /** It was requested before, so the service may know it already. */
  isResumed: boolean;
  /** Sends the request if the service does not know it. */
  canStart: boolean;
  /** Fetches the match from ChatPad; null when it was deleted. */
  findMatch: (profileId: string) => Promise<Match | null>;
  /** Called with the operation to follow, which is an earlier one when the same playbook is being written already. */
  onStarted: (operationId: string) => void;
  onSection: (section: Section) => void;
  /** How the member writes, and what may be said of them. */
  writing: WritingProfile | null;
}

interface WrittenPlaybook {
  playbook: Playbook;
  /** Remaining credits; null when the service did not report them. */
  available: number | null;
}

const createFailure = (code: string) => new StreamError({ code, message: '' }, { charged: false, isSettled: true });

/** Has a playbook written and follows it to its end across lost connections. An existing one is returned at once. */
export async function writePlaybook(api: Api, work: WriteOptions, signal: AbortSignal): Promise<WrittenPlaybook> {
  let { operationId } = work;
  let isStarted = work.isResumed;
  const retryPolicy = createRetryPolicy(signal);
  for (;;) {
    try {
      if (!isStarted) {
        const started = await retryOnce(() => requestPlaybook(api, work, signal), signal);
        operationId = started.operationId;
        isStarted = true;
        work.onStarted(operationId);
        if (started.strategy) {
          const playbook = await api.call(getPlaybook, { params: { operationId }, signal });
          return { playbook, available: null };
        }
      }
      for await (const event of api.stream(followPlaybook, { params: { operationId }, signal })) {
        retryPolicy.worked();
        if (event.type === 'unknown' && work.isResumed && work.canStart) isStarted = false;
        else {
          const written = handleEvent(event, work);
          if (written) return written;
        }
      }
      if (isStarted) throw new Error('cut off');
      work = { ...work, isResumed: false };
    } catch (error) {
      if (error instanceof StreamError || !isStarted) throw error;
      await retryPolicy.failed(error);
    }
  }
}

function handleEvent(event: PlaybookEvent, { onSection }: WriteOptions): WrittenPlaybook | null {
  switch (event.type) {
    case 'section':
      onSection(event.section);
      return null;
    case 'written':
      return event;
    case 'failed':
      throw new StreamError(event.failure, { charged: false, isSettled: true });
    case 'unknown':
      throw createFailure('stopped');
    case 'running':
      return null;
  }
}

async function requestPlaybook(api: Api, work: WriteOptions, signal: AbortSignal) {
  const { again, goOn, needs, ...target } = work.request;
  const match = target.profileId === '' ? null : await work.findMatch(target.profileId);
  if (target.profileId !== '' && !match) throw createFailure('match_gone');
  const matchFields = match
    ? { ...toMatchPayload(match), matchInterests: match.interests, chatHistory: match.messages }
    : { profileId: '' };
  const texts = match
    ? [match.name, match.bio, ...match.interests, ...match.messages.map(({ content }) => content)]
    : [];
  const used = [...texts, target.locationName].join('').length;
  const writing = toWritingFields(work.writing, materialMaxLength - used);
  return api.call(dateStrategyGenerator, {
    body: {
      ...matchFields,
      ...writing,
      ...target,
      needs,
      again,
      operationId: work.operationId,
      wait: false,
      ...(goOn && { goOn }),
    },
    signal,
    timeoutMs: startTimeout,
  });
}

/** Retries once when the request failed without an answer. */
async function retryOnce<Answer>(send: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isAnswered = error instanceof StreamError || (error instanceof ApiError && isClientError(error));
    if (isAnswered || signal.aborted) throw error;
    await pause(retryAfter, signal);
    if (signal.aborted) throw error;
    return send();
  }
}

const isClientError = ({ status }: ApiError) => status > 0 && status < 500;
