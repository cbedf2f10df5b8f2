import { type Care, type CareKind, careKinds, type WaivedKind } from '@datewright/contracts/safety';
import { type MaskRequest, maskOf, type RequestMask } from '@datewright/safety/masking/mask-table';
import { kindOf } from '@datewright/safety/moderation/kinds';
import type { ModerationRequest } from '@datewright/safety/moderation/moderate';
import { meaningOf } from '@datewright/safety/moderation/provider-categories';
import type * as safetyTasks from '@datewright/safety/worker';
import type { AiClient } from '../ai-client.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { WorkerThreads } from '../worker-threads.ts';
import type { AiKind } from './ai-kind.ts';

/** What the threads of every tool can do with texts: see `shared/safety/src/worker.ts`. */
export type TextTasks = Pick<typeof safetyTasks, 'check' | 'noticeFor' | 'maskedTexts' | 'areAllowed' | 'mask'>;

/** Everything that one request is about. */
export interface SafetyRequest extends ModerationRequest {
  /** The match's name, to be masked before a provider sees anything. */
  name?: string;
  goOn?: WaivedKind | undefined;
}

/** The error that stops a request: nothing is written, nothing charged, and `care` says why and what to do. */
const heldBack = (care: Care) => new AppError('held_back', { care });

/**
 * The safety checks of one service: the rules, and the provider's moderation beside them; the strictest wins. Texts are read in worker
 * threads, so that no text keeps the service from answering others.
 */
export interface Safety {
  /** By the rules alone, for what is free and never reaches an AI. Throws `held_back`; answers care for grief. */
  checkByRules(request: SafetyRequest): Promise<Care | null>;
  /** Before an AI and before any credit. Throws `held_back`; answers care when the answer is to be a gentle one. */
  check(request: SafetyRequest): Promise<Care | null>;
  /** What the AI itself said of the material. Throws `held_back`; answers care when it calls for a gentle answer. */
  checkAiKind(kind: AiKind, request: SafetyRequest): Promise<Care | null>;
  /** Throws `held_back` for what an earlier check closed. */
  refuseMinor(request: SafetyRequest): Promise<never>;
  /** Reads texts of an AI, and answers which may be shown. A text that was not read may not. */
  readAnswer(texts: readonly string[]): Promise<(text: string) => boolean>;
  /** A mask for all texts of one request that an AI is to read. */
  mask(request: MaskRequest): Promise<RequestMask>;
  /** Counts that a member calls a verdict wrong. */
  reportWrong(kind: CareKind): void;
}

const strictness = (kind: CareKind) => careKinds.indexOf(kind);
const stricter = (a: Care | null, b: Care | null) =>
  a && b ? (strictness(a.kind) <= strictness(b.kind) ? a : b) : (a ?? b);

interface Parts {
  ai: Pick<AiClient, 'moderate'>;
  threads: Pick<WorkerThreads<TextTasks>, 'run'>;
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function safety({ ai, threads, metrics, now }: Parts): Safety {
  const notices = metrics.counter('safety_judgements_total', 'Texts that were held back or answered gently.', [
    'kind',
    'reason',
    'judge',
  ]);
  const wrong = metrics.counter('safety_called_wrong_total', 'Judgements that a member called wrong.', ['kind']);

  const byRules = ({ age, texts, confirmedAdultBy, goOn }: SafetyRequest) =>
    threads.run('check', { age, texts, confirmedAdultBy, now: now(), waived: goOn });

  async function byProvider({ texts, goOn, name = '' }: SafetyRequest): Promise<Care | null> {
    const masked = await threads.run('maskedTexts', { name, texts });
    const flagged = await ai.moderate(masked.map(({ text }) => text));
    const meaning = meaningOf(masked.map(({ author }, at) => ({ author, flagged: flagged[at] ?? [] })));
    if (!meaning || kindOf(meaning.reason) === goOn) return null;
    return threads.run('noticeFor', { ...meaning, texts });
  }

  /** Throws the notice as an error, but for grief, which is answered gently. */
  function settle(care: Care | null, judge: string): Care | null {
    if (!care) return null;
    notices.inc({ kind: care.kind, reason: care.reason, judge });
    if (care.kind !== 'grief') throw heldBack(care);
    return care;
  }

  return {
    checkByRules: async (request) => settle(await byRules(request), 'rules'),
    async check(request) {
      const ruled = await byRules(request);
      // What the rules stop needs no second opinion, and leaves the house for none.
      if (ruled && ruled.kind !== 'grief') return settle(ruled, 'rules');
      const provided = await byProvider(request);
      const strictest = stricter(provided, ruled);
      return settle(strictest, strictest === ruled ? 'rules' : 'moderation');
    },
    async checkAiKind(kind, { texts, goOn }) {
      if (kind === 'normal' || kind === goOn) return null;
      // An AI does not say whose words it means: hate is what members ask to be polished, the rest mostly the match's.
      const hasMatch = texts.some(({ author }) => author === 'match');
      const author = hasMatch && kind !== 'hate' ? 'match' : 'member';
      return settle(await threads.run('noticeFor', { reason: kind, author, texts }), 'ai');
    },
    async refuseMinor({ texts }) {
      throw heldBack(await threads.run('noticeFor', { reason: 'minor', author: 'match', texts }));
    },
    async readAnswer(texts) {
      const read = [...new Set(texts)];
      const allowed = await threads.run('areAllowed', { texts: read, now: now() });
      const shown = new Set(read.filter((_, at) => allowed[at]));
      return (text) => shown.has(text);
    },
    mask: async (request) => maskOf(await threads.run('mask', request)),
    reportWrong: (kind) => wrong.inc({ kind }),
  };
}
