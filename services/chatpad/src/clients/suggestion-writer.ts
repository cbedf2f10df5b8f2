import type { MatchFields } from '@datewright/contracts/chatpad';
import { essence } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { AppError } from '@datewright/service-kit/errors';
import { contactsIn } from '@datewright/service-kit/masking/contact-patterns';
import { createMask } from '@datewright/service-kit/masking/mask';
import { type AcceptedSuggestion, suggestionJudge } from '../answers/accept-suggestion.ts';
import { arrayElements } from '../answers/array-elements.ts';
import { askedSuggestions, guidance, suggestQuestion, type Wish } from '../prompts/suggest-prompt.ts';

interface Order {
  match: MatchFields;
  wish: Wish;
  /** Earlier suggestions for the same match: none of them comes again. */
  earlier: string[];
  signal: AbortSignal;
}

export interface SuggestionWriter {
  /** Who is named as the author. */
  writtenBy: string;
  /** Suggestions that may be shown, as they come; five at most. Throws the AI client's errors. */
  write(order: Order): AsyncGenerator<AcceptedSuggestion, void, undefined>;
}

/** More than this would crowd the prompt; the newest are the ones that a member remembers. */
const avoidedSuggestions = 40;

export function suggestionWriter(ai: AiClient, seconds: number): SuggestionWriter {
  async function* write({ match, wish, earlier, signal }: Order) {
    const texts = [match.bio, ...match.messages.map(({ content }) => content), wish.draft ?? ''];
    const mask = createMask(match.name, texts);
    const given = [match.name, ...texts, ...match.interests].flatMap(contactsIn);
    const judge = suggestionJudge({ mask, knownContacts: given, instructions: guidance(wish) });
    const question = suggestQuestion(match, wish, earlier.slice(-avoidedSuggestions), mask);
    const taken = new Set(earlier.map(essence));
    const elements = arrayElements('suggestions');
    let accepted = 0;

    for await (const piece of ai.stream({ ...question, seconds, signal })) {
      for (const element of readWith(() => elements.push(piece))) {
        const suggestion = judge(element);
        if (!suggestion || taken.has(essence(suggestion.text))) continue;
        taken.add(essence(suggestion.text));
        yield suggestion;
        if (++accepted === askedSuggestions) return;
      }
    }
    readWith(() => elements.end());
  }

  return { writtenBy: ai.writtenBy, write };
}

function readWith<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    // The parser's own message may quote the answer, so it goes nowhere.
    throw new AppError('ai_failed', { cause: new Error('Not the JSON that was asked for') });
  }
}
