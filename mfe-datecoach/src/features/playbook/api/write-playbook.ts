import type { Match } from '@datewright/contracts/chatpad/match';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { followPlaybook, type PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { getPlaybook } from '@datewright/contracts/datecoach/get-playbook';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { type Api, ApiError } from '@datewright/sdk/host';
import { createRetryPolicy, StreamError } from '@datewright/sdk/paid';
import { toMatchPayload } from '../../../lib/match-payload.ts';
import type { PlaybookRequest } from '../lib/playbook-request.ts';
import { pause } from '../lib/tab-lock.ts';

/** Milliseconds after which a request that did not arrive is made once more. */
const retryAfter = 1000;

/** Milliseconds for a request that only begins the work: judging the texts takes its time. */
const startTimeout = 30_000;

export interface WriteOptions {
  request: PlaybookRequest;
  operationId: string;
  /** It was asked for before: the service may know it already. */
  isResumed: boolean;
  /** What the service does not know is asked for. */
  canStart: boolean;
  /** The match as ChatPad has it now; null when it is gone. */
  findMatch: (profileId: string) => Promise<Match | null>;
  /** By which it is followed: another's when the same one is written already. */
  onStarted: (operationId: string) => void;
  onSection: (section: Section) => void;
}

interface WrittenPlaybook {
  playbook: Playbook;
  /** Credits that are left; null: nobody said. */
  available: number | null;
}

const createFailure = (code: string, charged: false | null = false) =>
  new StreamError({ code, message: '' }, { charged, isSettled: true });

/** Has a playbook written and follows it to its end, over cut connections. One that exists is answered at once. */
export async function writePlaybook(api: Api, work: WriteOptions, signal: AbortSignal): Promise<WrittenPlaybook> {
  let { operationId } = work;
  let isBegun = work.isResumed;
  const patience = createRetryPolicy(signal);
  for (;;) {
    try {
      if (!isBegun) {
        const begun = await retryOnce(() => requestPlaybook(api, work, signal), signal);
        operationId = begun.operationId;
        isBegun = true;
        work.onStarted(operationId);
        if (begun.strategy) {
          const playbook = await api.call(getPlaybook, { params: { operationId }, signal });
          return { playbook, available: null };
        }
      }
      for await (const news of api.stream(followPlaybook, { params: { operationId }, signal })) {
        patience.worked();
        if (news.type === 'unknown' && work.isResumed && work.canStart) isBegun = false;
        else {
          const written = handleEvent(news, work);
          if (written) return written;
        }
      }
      if (isBegun) throw new Error('cut off');
      work = { ...work, isResumed: false };
    } catch (error) {
      if (error instanceof StreamError || !isBegun) throw error;
      await patience.failed(error);
    }
  }
}

function handleEvent(news: PlaybookEvent, { onSection }: WriteOptions): WrittenPlaybook | null {
  switch (news.type) {
    case 'section':
      onSection(news.section);
      return null;
    case 'written':
      return news;
    case 'failed':
      throw new StreamError(news.failure, { charged: false, isSettled: true });
    case 'unknown':
      throw createFailure('stopped');
    case 'running':
      return null;
  }
}

async function requestPlaybook(api: Api, work: WriteOptions, signal: AbortSignal) {
  const { again, goOn, needs, ...wanted } = work.request;
  const match = wanted.profileId === '' ? null : await work.findMatch(wanted.profileId);
  if (wanted.profileId !== '' && !match) throw createFailure('match_gone');
  const about = match
    ? { ...toMatchPayload(match), matchInterests: match.interests, chatHistory: match.messages }
    : { profileId: '' };
  return api.call(dateStrategyGenerator, {
    body: { ...about, ...wanted, needs, again, operationId: work.operationId, wait: false, ...(goOn && { goOn }) },
    signal,
    timeoutMs: startTimeout,
  });
}

/** Once more after a second, when what failed is not an answer. */
async function retryOnce<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isAnswered = error instanceof StreamError || (error instanceof ApiError && isClientError(error));
    if (isAnswered || signal.aborted) throw error;
    await pause(retryAfter, signal);
    if (signal.aborted) throw error;
    return ask();
  }
}

const isClientError = ({ status }: ApiError) => status > 0 && status < 500;
