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
  /** Texts of earlier suggestions for the same match; they are never repeated. */
  earlier: string[];
  signal: AbortSignal;
  /** Called with the AI's verdict on the material. Throws when nothing may be written. */
  checkKind: (kind: AiVerdict) => Promise<ModerationNotice | null>;
  /** Called when the AI detects grief that moderation missed; the suggestions that follow are gentle. */
  onGentle: (notice: ModerationNotice) => void;
}

export interface SuggestionWriter {
  /** The author shown to the member. */
  writtenBy: string;
  /** Yields acceptable suggestions as the AI writes them, at most five. Throws the AI client's errors. */
  write(request: WriteRequest): AsyncGenerator<AcceptedSuggestion, void, undefined>;
}

/** More would crowd the prompt, and members remember the newest best. */
const maxAvoidedSuggestions = 40;

/** True when the last message is a question from the match. */
const isQuestionPending = ({ messages }: MatchFields) => {
  const last = messages.at(-1);
  return last?.sender === 'match' && endsWithQuestion(last.content);
};

export function createSuggestionWriter(
  ai: AiClient,
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>,
  seconds: number,
): SuggestionWriter {
  /** Returns true when the AI asks for a gentle rewrite. */
  async function* attempt(
    request: WriteRequest,
    secondsLeft: number,
  ): AsyncGenerator<AcceptedSuggestion, boolean, undefined> {
    const { match, options, earlier, signal } = request;
    const avoid = takeNewestWithinLimit(earlier.slice(-maxAvoidedSuggestions));
    const mask = await safety.mask({
      name: match.name,
      texts: [match.bio, ...match.messages.map(({ content }) => content), options.draft ?? '', ...avoid],
      contactsOnly: match.interests,
    });
    const answer = createAnswerModerator(safety, (text) => cleanText(mask.unmask(text)));
    const validate = createSuggestionValidator({
      mask,
      isAllowed: (text) => answer.isAllowed(text) && (!options.gentle || isGentle(text)),
      mustAnswer: options.mode !== 'opener' && !options.draft && !options.gentle && isQuestionPending(match),
      ownTexts: [
        options.draft ?? '',
        ...match.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content),
      ],
      instructions: buildGuidance(options),
    });
    const prompt = buildSuggestPrompt(match, options, avoid, mask);
    const usedTexts = new Set(earlier.map(toComparableText));
    const elements = createArrayElementParser('kind', 'suggestions');
    let leadingKind: string | null = null;
    let accepted = 0;

    for await (const piece of ai.stream({ ...prompt, timeoutSeconds: secondsLeft, signal })) {
      const written = wrapParseError(() => elements.push(piece));
      if (leadingKind === null) {
        leadingKind = elements.getLeadingValue();
        const notice = leadingKind && (await request.checkKind(parseAiVerdict(leadingKind)));
        if (notice && !options.gentle) {
          request.onGentle(notice);
          return true;
        }
      }
      for (const element of written) {
        await answer.moderate(element);
        const suggestion = validate(element);
        if (!suggestion || usedTexts.has(toComparableText(suggestion.text))) continue;
        usedTexts.add(toComparableText(suggestion.text));
        yield suggestion;
        if (++accepted === suggestionCount) return false;
      }
    }
    wrapParseError(() => elements.end());
    return false;
  }

  return {
    writtenBy: ai.writtenBy,
    async *write(request) {
      const deadline = Date.now() + seconds * 1000;
      const needsGentle = yield* attempt(request, seconds);
      if (!needsGentle) return;
      const options = toGentle({ ...request.options, gentle: true });
      yield* attempt({ ...request, options }, Math.max(0.1, (deadline - Date.now()) / 1000));
    },
  };
}
