import { endsWithQuestion } from '@datewright/contracts/chatpad/ends-with-question';
import { minSuggestions } from '@datewright/contracts/chatpad/limits';
import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { cleanText, isUnreadableAnswer, toComparableText, wrapParseError } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import { takeNewestWithinLimit } from '@datewright/tool-kit/ai/ai-prompt';
import { createArrayElementParser } from '@datewright/tool-kit/ai/array-element-parser';
import type { LineFault } from '@datewright/tool-kit/line-review/line-faults';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { reviewInBatches } from '@datewright/tool-kit/line-review/review-in-batches';
import { type AiVerdict, parseAiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import { buildReviewSubject } from '../prompts/review-subject.ts';
import {
  buildInstructions,
  type Correction,
  suggestionCount,
  suggestPromptVersion,
} from '../prompts/suggest-instructions.ts';
import { buildSuggestPrompt } from '../prompts/suggest-prompt.ts';
import type { RejectionReason } from '../rules/suggestion-rejection.ts';
import {
  type AcceptedSuggestion,
  createSuggestionValidator,
  hasBlank,
  readWrittenText,
} from '../rules/suggestion-validator.ts';
import { findWritingLanguage } from '../rules/writing-language.ts';
import { toGentle, type WritingOptions } from '../rules/writing-options.ts';

export interface WriteRequest {
  match: MatchFields & Pick<Match, 'lastMessageAt'>;
  options: WritingOptions;
  /** Texts of earlier suggestions for the same match; they are never repeated. */
  earlier: string[];
  /** How many suggestions of this request are stored already. */
  storedCount: number;
  /** Lines of the member that got an answer, from any match. */
  replied: string[];
  signal: AbortSignal;
  /**
   * Called before the first suggestion with the AI's verdict on the material, or `null` when it gave none. Throws when nothing may be
   * shown; returns a notice when the suggestions must be gentle.
   */
  decide: (kind: AiVerdict | null) => Promise<ModerationNotice | null>;
  /** Called when grief is detected after the writing began; the suggestions that follow are gentle. */
  onGentle: (notice: ModerationNotice) => void;
}

export interface SuggestionWriter {
  /** The author shown to the member. */
  writtenBy: string;
  /** Yields acceptable suggestions as the AI writes them, at most five. Throws the AI client's errors. */
  write(request: WriteRequest): AsyncGenerator<AcceptedSuggestion, void, undefined>;
}

interface SuggestionWriterDependencies {
  ai: AiClient;
  moderation: Pick<ModerationService, 'mask' | 'moderateAnswer'>;
  lineReviewer: LineReviewer;
  /** Seconds for the whole answer. */
  seconds: number;
  onRejected: (reason: RejectionReason) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** More would crowd the prompt, and members remember the newest best. */
const maxAvoidedSuggestions = 40;
/** Seconds that must be left for a second request when too few suggestions can be shown. */
const minSecondsForCorrection = 2;

/** Of the answers to a question, how many may leave a blank: the others can be sent as they are. */
const maxWithBlank = 3;

/** True when the last message is a question from the match, and what is written is to answer it. */
const mustAnswer = ({ match: { messages }, options }: Pick<WriteRequest, 'match' | 'options'>) => {
  const last = messages.at(-1);
  const isQuestionPending = last?.sender === 'match' && endsWithQuestion(last.content);
  return options.mode !== 'opener' && !options.draft && !options.gentle && isQuestionPending;
};

/** The mask of a request's texts, and what checks the suggestions for it. */
async function prepareValidation(
  moderation: SuggestionWriterDependencies['moderation'],
  { match, options, replied }: WriteRequest,
  avoid: string[],
) {
  const { draft, change, voice = '', about = [] } = options;
  const ownTexts = [draft ?? '', change?.text ?? '', voice, ...about];
  const texts = [match.bio, ...match.messages.map(({ content }) => content), ...ownTexts];
  const mask = await moderation.mask({
    name: match.name,
    texts: [...texts, ...avoid, ...replied],
    contactsOnly: match.interests,
  });
  const answer = createAnswerModerator(moderation, (text) => cleanText(mask.unmask(text)));
  const ownMessages = match.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  const language = findWritingLanguage(match, options);
  const validate = createSuggestionValidator({
    mask,
    options,
    match,
    isAllowed: answer.isAllowed,
    mustAnswer: mustAnswer({ match, options }),
    language,
    given: [draft ?? '', ...about, ...ownMessages],
    ownTexts: [draft ?? '', ...ownMessages],
    instructions: buildInstructions(options, language),
  });
  return { mask, moderate: answer.moderate, validate };
}

/** A suggestion of the AI as it wrote it, and as a member would see it. */
interface Candidate {
  written: string;
  suggestion: AcceptedSuggestion;
}

/** The fault of a line, `null` for none; `unreviewed` when no review of it was had. */
type Verdict = LineFault | 'unreviewed' | null;

/** Sends the AI one request, and yields what may be shown of its answer. */
function createAttempt({ ai, moderation, lineReviewer, now }: SuggestionWriterDependencies) {
  /** Returns `gentle` when the suggestions have to be written again, gently. */
  return async function* attempt(
    request: WriteRequest,
    progress: WritingProgress,
    secondsLeft: number,
    correction?: Correction,
  ): AsyncGenerator<AcceptedSuggestion, 'gentle' | 'ended', undefined> {
    const { match, options, signal } = request;
    const avoid = takeNewestWithinLimit([...request.earlier, ...progress.texts].slice(-maxAvoidedSuggestions));
    const { mask, moderate, validate } = await prepareValidation(moderation, request, avoid);
    const material = { match, options, avoid, replied: request.replied, now: new Date(now()) };
    const prompt = buildSuggestPrompt(material, mask, correction);
    let isGentle = false;

    async function* readCandidates(): AsyncGenerator<Candidate, void, undefined> {
      const elements = createArrayElementParser('suggestions');
      let isDecided = false;
      for await (const piece of ai.stream({ ...prompt, timeoutSeconds: secondsLeft, signal })) {
        const written = wrapParseError(() => elements.push(piece));
        const kind = elements.getKind();
        if (!isDecided && (kind !== null || written.length > 0)) {
          isDecided = true;
          const notice = await request.decide(kind === null ? null : parseAiVerdict(kind));
          isGentle = notice !== null && !options.gentle;
          if (notice && isGentle) return request.onGentle(notice);
        }
        for (const element of written) {
          await moderate(element);
          const candidate = progress.sort(validate(element));
          if (candidate) yield { written: readWrittenText(element), suggestion: candidate };
        }
      }
      wrapParseError(() => elements.end());
    }

    const review = lineReviewer.start({ ...buildReviewSubject(match, options, mask), signal });
    const reviewAll = async (batch: readonly Candidate[]): Promise<readonly Verdict[]> =>
      (await review(batch.map(({ written }) => written))) ??
      batch.map(() => (lineReviewer.isEnabled ? 'unreviewed' : null));
    const unreviewed: Candidate[] = [];
    const isFull = () => request.storedCount + progress.texts.length === suggestionCount;
    function* settle({ suggestion }: Candidate, fault: LineFault | null) {
      if (fault) progress.reject(fault);
      else if (mustAnswer(request) && !options.change && progress.hasEnoughBlanks(suggestion))
        progress.hold(suggestion);
      else yield progress.accept(suggestion);
    }
    for await (const { item, verdict } of reviewInBatches(readCandidates(), reviewAll)) {
      if (verdict === 'unreviewed') unreviewed.push(item);
      else yield* settle(item, verdict);
      if (isFull()) break;
    }
    if (unreviewed.length > 0 && !isFull() && !isGentle) {
      const verdicts = await reviewAll(unreviewed);
      for (const [at, item] of unreviewed.entries()) {
        const verdict = verdicts[at] ?? null;
        // Without any review, no more lines are shown than a credit is charged for.
        if (verdict === 'unreviewed' && request.storedCount + progress.texts.length >= minSuggestions) break;
        yield* settle(item, verdict === 'unreviewed' ? null : verdict);
        if (isFull()) break;
      }
    }
    return isGentle ? 'gentle' : 'ended';
  };
}

export function createSuggestionWriter(dependencies: SuggestionWriterDependencies): SuggestionWriter {
  const { ai, seconds, onRejected } = dependencies;
  const attempt = createAttempt(dependencies);

  return {
    writtenBy: ai.writtenBy,
    async *write(request) {
      const deadline = Date.now() + seconds * 1000;
      const getSecondsLeft = () => Math.max(0.1, (deadline - Date.now()) / 1000);
      const progress = trackProgress(request.earlier, onRejected);
      const countShown = () => request.storedCount + progress.texts.length;
      const getCorrection = (): Correction => ({ missing: suggestionCount - countShown(), reasons: progress.reasons });
      let current = request;

      /** An answer that cannot be read has as few suggestions as one whose suggestions cannot be shown. */
      async function* attemptReadable(correction?: Correction) {
        try {
          return yield* attempt(current, progress, getSecondsLeft(), correction);
        } catch (error) {
          if (!isUnreadableAnswer(error)) throw error;
          progress.reject('form');
          return 'ended';
        }
      }
      if (countShown() >= suggestionCount) return;
      if ((yield* attemptReadable(request.storedCount > 0 ? getCorrection() : undefined)) === 'gentle') {
        current = { ...request, options: toGentle({ ...request.options, gentle: true }) };
        yield* attemptReadable();
      }
      const isShort = countShown() < minSuggestions;
      if (!isShort && !progress.lacksReady()) return yield* progress.release(suggestionCount - countShown());
      const { reasons } = progress;
      currentRequest().log.info({ prompt: suggestPromptVersion, reasons }, 'too few suggestions can be shown');
      if (getSecondsLeft() >= minSecondsForCorrection) {
        try {
          yield* attempt(current, progress, getSecondsLeft(), getCorrection());
        } catch (error) {
          // What was held can be shown instead.
          if (isShort || !isAiFailure(error)) throw error;
        }
      }
      yield* progress.release(suggestionCount - countShown());
      if (countShown() < minSuggestions) throw new AppError('ai_failed', { cause: new Error('Too few') });
    },
  };
}

const isAiFailure = (error: unknown) =>
  error instanceof AppError && (error.code === 'ai_failed' || error.code === 'ai_timeout');

type WritingProgress = ReturnType<typeof trackProgress>;

/** What has been accepted and rejected of the answers to one request. */
function trackProgress(earlier: string[], onRejected: (reason: RejectionReason) => void) {
  const used = new Set(earlier.map(toComparableText));
  const texts: string[] = [];
  const held: AcceptedSuggestion[] = [];
  const reasons: RejectionReason[] = [];
  const countBlanks = () => texts.filter(hasBlank).length;
  function reject(reason: RejectionReason): null {
    reasons.push(reason);
    onRejected(reason);
    return null;
  }
  function accept(suggestion: AcceptedSuggestion): AcceptedSuggestion {
    texts.push(suggestion.text);
    return suggestion;
  }
  return {
    texts,
    reasons,
    reject,
    /** The suggestion to review, unless it is rejected or was suggested before. */
    sort(verdict: ReturnType<ReturnType<typeof createSuggestionValidator>>): AcceptedSuggestion | null {
      if ('rejection' in verdict) return reject(verdict.rejection);
      const comparable = toComparableText(verdict.suggestion.text);
      if (used.has(comparable)) return reject('repeated');
      used.add(comparable);
      return verdict.suggestion;
    },
    accept,
    hasEnoughBlanks: ({ text }: AcceptedSuggestion) => hasBlank(text) && countBlanks() >= maxWithBlank,
    /** Puts a suggestion aside for one that can be sent as it is. */
    hold(suggestion: AcceptedSuggestion): void {
      held.push(suggestion);
      reject('gaps');
    },
    /** True while suggestions are held because too few can be sent as they are. */
    lacksReady: () => held.length > 0 && texts.length - countBlanks() < suggestionCount - maxWithBlank,
    /** The held suggestions that are still needed. */
    *release(count: number): Generator<AcceptedSuggestion, void, undefined> {
      for (const suggestion of held.slice(0, count)) yield accept(suggestion);
    },
  };
}
