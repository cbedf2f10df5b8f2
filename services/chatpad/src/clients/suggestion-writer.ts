import { endsWithQuestion } from '@datewright/contracts/chatpad/ends-with-question';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { isGentle } from '@datewright/safety/moderation/gentle';
import { cleanText, toComparableText, wrapParseError } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import { takeNewestWithinLimit } from '@datewright/tool-kit/ai/ai-prompt';
import { createArrayElementParser } from '@datewright/tool-kit/ai/array-element-parser';
import { type AiVerdict, parseAiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import { buildGuidance, buildSuggestPrompt, suggestionCount } from '../prompts/suggest-prompt.ts';
import { toGentle, type WritingOptions } from '../prompts/writing-options.ts';
import { type AcceptedSuggestion, createSuggestionValidator } from '../rules/suggestion-validator.ts';

export interface WriteRequest {
  match: MatchFields;
  options: WritingOptions;
  /** Earlier suggestions for the same match: none of them comes again. */
  earlier: string[];
  signal: AbortSignal;
  /** Told what the AI says of the material; throws when nothing is to be written. */
  checkKind: (kind: AiVerdict) => Promise<ModerationNotice | null>;
  /** The AI saw grief that nobody had seen before: what follows is gentle. */
  onGentle: (care: ModerationNotice) => void;
}

export interface SuggestionWriter {
  /** Who is named as the author. */
  writtenBy: string;
  /** Suggestions that may be shown, as they come; five at most. Throws the AI client's errors. */
  write(order: WriteRequest): AsyncGenerator<AcceptedSuggestion, void, undefined>;
}

/** More than this would crowd the prompt; the newest are the ones that a member remembers. */
const maxAvoidedSuggestions = 40;

/** The match asked something last. */
const isQuestionPending = ({ messages }: MatchFields) => {
  const last = messages.at(-1);
  return last?.sender === 'match' && endsWithQuestion(last.content);
};

export function createSuggestionWriter(
  ai: AiClient,
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>,
  seconds: number,
): SuggestionWriter {
  /** Answers true when the AI wants the same written gently. */
  async function* attempt(
    order: WriteRequest,
    secondsLeft: number,
  ): AsyncGenerator<AcceptedSuggestion, boolean, undefined> {
    const { match, options, earlier, signal } = order;
    const avoid = takeNewestWithinLimit(earlier.slice(-maxAvoidedSuggestions));
    const mask = await safety.mask({
      name: match.name,
      texts: [match.bio, ...match.messages.map(({ content }) => content), options.draft ?? '', ...avoid],
      contactsOnly: match.interests,
    });
    const answer = createAnswerModerator(safety, (text) => cleanText(mask.unmask(text)));
    const judge = createSuggestionValidator({
      mask,
      isAllowed: (text) => answer.isAllowed(text) && (!options.gentle || isGentle(text)),
      mustAnswer: options.mode !== 'opener' && !options.draft && !options.gentle && isQuestionPending(match),
      ownTexts: [
        options.draft ?? '',
        ...match.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content),
      ],
      instructions: buildGuidance(options),
    });
    const question = buildSuggestPrompt(match, options, avoid, mask);
    const taken = new Set(earlier.map(toComparableText));
    const elements = createArrayElementParser('kind', 'suggestions');
    let heard: string | null = null;
    let accepted = 0;

    for await (const piece of ai.stream({ ...question, timeoutSeconds: secondsLeft, signal })) {
      const written = wrapParseError(() => elements.push(piece));
      if (heard === null) {
        heard = elements.getLeadingValue();
        const care = heard && (await order.checkKind(parseAiVerdict(heard)));
        if (care && !options.gentle) {
          order.onGentle(care);
          return true;
        }
      }
      for (const element of written) {
        await answer.moderate(element);
        const suggestion = judge(element);
        if (!suggestion || taken.has(toComparableText(suggestion.text))) continue;
        taken.add(toComparableText(suggestion.text));
        yield suggestion;
        if (++accepted === suggestionCount) return false;
      }
    }
    wrapParseError(() => elements.end());
    return false;
  }

  return {
    writtenBy: ai.writtenBy,
    async *write(order) {
      const end = Date.now() + seconds * 1000;
      const again = yield* attempt(order, seconds);
      if (!again) return;
      const wish = toGentle({ ...order.options, gentle: true });
      yield* attempt({ ...order, options: wish }, Math.max(0.1, (end - Date.now()) / 1000));
    },
  };
}
