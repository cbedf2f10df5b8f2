import { asksSomething } from '@datewright/contracts/chatpad/asks-something';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { Care } from '@datewright/contracts/safety';
import { isGentle } from '@datewright/safety/moderation/gentle';
import { cleanText, essence, reading } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { newestThatFit } from '@datewright/service-kit/ai-prompt';
import { arrayElements } from '@datewright/service-kit/array-elements';
import { type AiKind, aiKindOf } from '@datewright/service-kit/safety/ai-kind';
import { answerReader } from '@datewright/service-kit/safety/answer-reader';
import type { Safety } from '@datewright/service-kit/safety/safety';
import { type AcceptedSuggestion, suggestionJudge } from '../answers/accept-suggestion.ts';
import { askedSuggestions, guidance, suggestQuestion } from '../prompts/suggest-prompt.ts';
import { gently, type Wish } from '../prompts/wish.ts';

export interface Order {
  match: MatchFields;
  wish: Wish;
  /** Earlier suggestions for the same match: none of them comes again. */
  earlier: string[];
  signal: AbortSignal;
  /** Told what the AI says of the material; throws when nothing is to be written. */
  hear: (kind: AiKind) => Promise<Care | null>;
  /** The AI saw grief that nobody had seen before: what follows is gentle. */
  onGentle: (care: Care) => void;
}

export interface SuggestionWriter {
  /** Who is named as the author. */
  writtenBy: string;
  /** Suggestions that may be shown, as they come; five at most. Throws the AI client's errors. */
  write(order: Order): AsyncGenerator<AcceptedSuggestion, void, undefined>;
}

/** More than this would crowd the prompt; the newest are the ones that a member remembers. */
const avoidedSuggestions = 40;

/** The match asked something last. */
const isAsked = ({ messages }: MatchFields) => {
  const last = messages.at(-1);
  return last?.sender === 'match' && asksSomething(last.content);
};

export function suggestionWriter(
  ai: AiClient,
  safety: Pick<Safety, 'mask' | 'readAnswer'>,
  seconds: number,
): SuggestionWriter {
  /** Answers true when the AI wants the same written gently. */
  async function* attempt(order: Order, secondsLeft: number): AsyncGenerator<AcceptedSuggestion, boolean, undefined> {
    const { match, wish, earlier, signal } = order;
    const avoid = newestThatFit(earlier.slice(-avoidedSuggestions));
    const mask = await safety.mask({
      name: match.name,
      texts: [match.bio, ...match.messages.map(({ content }) => content), wish.draft ?? '', ...avoid],
      contactsOnly: match.interests,
    });
    const answer = answerReader(safety, (text) => cleanText(mask.show(text)));
    const judge = suggestionJudge({
      mask,
      allows: (text) => answer.allows(text) && (!wish.gentle || isGentle(text)),
      asked: wish.mode !== 'opener' && !wish.draft && !wish.gentle && isAsked(match),
      ownTexts: [
        wish.draft ?? '',
        ...match.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content),
      ],
      instructions: guidance(wish),
    });
    const question = suggestQuestion(match, wish, avoid, mask);
    const taken = new Set(earlier.map(essence));
    const elements = arrayElements('kind', 'suggestions');
    let heard: string | null = null;
    let accepted = 0;

    for await (const piece of ai.stream({ ...question, seconds: secondsLeft, signal })) {
      const written = reading(() => elements.push(piece));
      if (heard === null) {
        heard = elements.lead();
        const care = heard && (await order.hear(aiKindOf(heard)));
        if (care && !wish.gentle) {
          order.onGentle(care);
          return true;
        }
      }
      for (const element of written) {
        await answer.read(element);
        const suggestion = judge(element);
        if (!suggestion || taken.has(essence(suggestion.text))) continue;
        taken.add(essence(suggestion.text));
        yield suggestion;
        if (++accepted === askedSuggestions) return false;
      }
    }
    reading(() => elements.end());
    return false;
  }

  return {
    writtenBy: ai.writtenBy,
    async *write(order) {
      const end = Date.now() + seconds * 1000;
      const again = yield* attempt(order, seconds);
      if (!again) return;
      const wish = gently({ ...order.wish, gentle: true });
      yield* attempt({ ...order, wish }, Math.max(0.1, (end - Date.now()) / 1000));
    },
  };
}
