import {
  type Care,
  type CareKind,
  type CareReason,
  type Certainty,
  careKinds,
  type WaivedKind,
} from '@datewright/contracts/safety';
import { type MaskRequest, maskOf, type RequestMask } from '@datewright/safety/masking/mask-table';
import { adultAge } from '@datewright/safety/moderation/ages';
import type { Author } from '@datewright/safety/moderation/authored-text';
import { kindOf } from '@datewright/safety/moderation/kinds';
import type { ModerationRequest } from '@datewright/safety/moderation/moderate';
import { meaningOf } from '@datewright/safety/moderation/provider-categories';
import type * as safetyTasks from '@datewright/safety/worker';
import type { AiClient } from '../ai-client.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { WorkerThreads } from '../worker-threads.ts';
import type { AiKind } from './ai-kind.ts';
import { secondOpinion } from './second-opinion.ts';

/** What the threads of every tool can do with texts: see `shared/safety/src/worker.ts`. */
export type TextTasks = Pick<typeof safetyTasks, 'check' | 'noticeFor' | 'maskedTexts' | 'areAllowed' | 'mask'>;

/** Everything that one request is about. */
export interface SafetyRequest extends ModerationRequest {
  /** The match's name, to be masked before a provider sees anything. */
  name?: string;
  /** The member says that a suspicion of this kind is wrong. */
  goOn?: WaivedKind | undefined;
}

/** The error that stops a request: nothing is written, nothing charged, and `care` says why and what to do. */
const heldBack = (care: Care) => new AppError('held_back', { care });

/**
 * The safety checks of one service. What somebody says in as many words is decided by the rules; what a rule suspects, by the
 * provider's moderation and a question to the AI beside it, and where these don't answer, by the member. Texts are read in worker
 * threads, so that no text keeps the service from answering others.
 */
export interface Safety {
  /** By the rules alone, for what is free and never reaches an AI. Throws `held_back`; answers care for grief. */
  checkByRules(request: SafetyRequest): Promise<Care | null>;
  /** Before an AI and before any credit. Throws `held_back`; answers care when the answer is to be a gentle one. */
  check(request: SafetyRequest): Promise<Care | null>;
  /** What the AI itself said of the material. Throws `held_back`; answers care when it calls for a gentle answer. */
  checkAiKind(kind: AiKind, request: SafetyRequest): Promise<Care | null>;
  /** Throws `held_back` for what is decided already: nobody goes on with it. */
  refuse(reason: CareReason, author: Author, request: SafetyRequest): Promise<never>;
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

type Masked = Awaited<ReturnType<typeof safetyTasks.maskedTexts>>[number];

/** What each author wrote, in one text: a provider's moderation is asked once for both. */
function authorsOf(masked: readonly Masked[]): Masked[] {
  return (['member', 'match'] as const).flatMap((author) => {
    const own = masked.filter((one) => one.author === author).map(({ text }) => text);
    return own.length > 0 ? [{ author, text: own.join('\n') }] : [];
  });
}

/** A suspected minor is gone on with where the match's age is given, and is an adult's; a bio has no age. */
const isAllowedToGoOn = (goOn: WaivedKind | undefined, age: number | null | undefined) =>
  goOn === 'minor' && age !== undefined && (age ?? 0) < adultAge ? undefined : goOn;

interface Parts {
  ai: Pick<AiClient, 'ask' | 'moderate'>;
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

  const opinions = metrics.counter('safety_second_opinions_total', 'What an AI said of what a rule suspected.', [
    'kind',
    'said',
  ]);

  const byRules = ({ age, texts, confirmedAdultBy, goOn }: SafetyRequest) =>
    threads.run('check', { age, texts, confirmedAdultBy, now: now(), waived: isAllowedToGoOn(goOn, age) });
  const notice = ({ age, texts }: SafetyRequest, reason: CareReason, author: Author, certainty: Certainty) =>
    threads.run('noticeFor', { reason, author, certainty, age, texts });
  /** The member answers for it already. */
  const isOverruled = (kind: CareKind, { age, confirmedAdultBy, goOn }: SafetyRequest) =>
    kind === isAllowedToGoOn(goOn, age) || (kind === 'minor' && confirmedAdultBy !== undefined);

  async function byProvider(request: SafetyRequest, masked: readonly Masked[]): Promise<Care | null> {
    const authors = authorsOf(masked);
    const flagged = await ai.moderate(authors.map(({ text }) => text));
    const meaning = meaningOf(authors.map(({ author }, at) => ({ author, flagged: flagged[at] ?? [] })));
    if (!meaning || isOverruled(kindOf(meaning.reason), request)) return null;
    return notice(request, meaning.reason, meaning.author, 'suspected');
  }

  /** What is left of a suspicion once an AI has read the texts, too. */
  async function afterOpinion(
    suspicion: Care,
    request: SafetyRequest,
    masked: readonly Masked[],
  ): Promise<Care | null> {
    const kind = await secondOpinion(ai, masked);
    opinions.inc({ kind: suspicion.kind, said: kind ?? 'nothing' });
    if (kind === null) return suspicion;
    if (kind === suspicion.kind) return notice(request, suspicion.reason, suspicion.by, 'confirmed');
    if (kind === 'normal' || isOverruled(kind, request)) return null;
    return notice(request, kind, suspicion.by, 'suspected');
  }

  /** Throws the notice as an error, but for grief, which is answered gently. */
  function settle(care: Care | null, judge: string): Care | null {
    if (!care) return null;
    notices.inc({ kind: care.kind, reason: care.reason, judge });
    if (care.kind !== 'grief') throw heldBack(care);
    return care;
  }

  /** Who goes on although somebody may want to die is helped to write gently, and help stays in view. */
  async function gentleAfterAll(request: SafetyRequest): Promise<Care | null> {
    if (request.goOn !== 'self-harm') return null;
    const suspicion = await byRules({ ...request, goOn: undefined });
    const care = suspicion?.kind === 'self-harm' ? suspicion : await notice(request, 'self-harm', 'match', 'suspected');
    return { ...care, mayGoOn: false };
  }

  return {
    checkByRules: async (request) => settle(await byRules(request), 'rules'),
    async check(request) {
      const ruled = await byRules(request);
      // What is certain needs no second opinion, and leaves the house for none.
      if (ruled?.certainty === 'certain') return settle(ruled, 'rules');
      const masked = await threads.run('maskedTexts', { name: request.name ?? '', texts: request.texts });
      const [provided, weighed] = await Promise.all([
        byProvider(request, masked),
        // Grief is answered gently anyway.
        ruled && ruled.kind !== 'grief' ? afterOpinion(ruled, request, masked) : ruled,
      ]);
      const strictest = stricter(provided, weighed);
      const judge = strictest === ruled ? 'rules' : strictest === provided ? 'moderation' : 'opinion';
      return settle(strictest, judge) ?? gentleAfterAll(request);
    },
    async checkAiKind(kind, request) {
      if (kind === 'normal' || isOverruled(kind, request)) return null;
      // An AI does not say whose words it means: hate is what members ask to be polished, the rest mostly the match's.
      const hasMatch = request.texts.some(({ author }) => author === 'match');
      const author = hasMatch && kind !== 'hate' ? 'match' : 'member';
      return settle(await notice(request, kind, author, 'suspected'), 'ai');
    },
    async refuse(reason, author, request) {
      throw heldBack(await notice(request, reason, author, 'certain'));
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
