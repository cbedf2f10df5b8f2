import { endsWithQuestion } from '@datewright/contracts/chatpad/ends-with-question';
import type { Match, Message } from '@datewright/contracts/chatpad/match';
import type { WaitingItem } from '@datewright/contracts/next-step';
import type { AppContext } from '../context.ts';
import type { ConversationEnd } from '../data/match-repository.ts';

/** A match that has not answered for so long may be written to again. */
const quietMs = 3 * 24 * 60 * 60 * 1000;
/** A conversation that has rested for longer is over. */
const overMs = 60 * 24 * 60 * 60 * 1000;
const maxShown = 5;
/** More than are shown, because some may need care. */
const maxChecked = 10;
const maxRead = 30;
const nameMaxLength = 80;
const quoteMaxLength = 120;

/** What comes first among the matches that wait. */
const order = ['question', 'answer', 'unsent', 'quiet', 'sent'] as const;
type Kind = (typeof order)[number];

/** An open match, with the number of lines that were written for its newest message and wait to be sent. */
type Candidate = ConversationEnd & { ready: number };

function getKind({ message, at, ready }: Candidate, now: number): Kind | null {
  if (!message) return ready > 0 ? 'unsent' : null;
  if (message.sender === 'user') return now - at.getTime() > quietMs ? 'quiet' : 'sent';
  return endsWithQuestion(message.content) ? 'question' : 'answer';
}

/** The words in one line. */
function toQuote({ sender, content }: Message): string {
  const words = content
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, quoteMaxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
  return sender === 'user' ? `You: ${words}` : words;
}

/** True if the match may be under 18, or its last message is a clear no, a threat, or from somebody in danger. */
async function needsCare({ moderation }: AppContext, end: ConversationEnd): Promise<boolean> {
  const { age, confirmedAdultBy, message, messages } = end;
  const mayBeMinor = await moderation.findByRules({
    ...{ age, confirmedAdultBy },
    texts: messages.map(({ sender, content }) => ({
      ...{ author: sender === 'user' ? 'member' : 'match', place: 'message', text: content },
    })),
  });
  if (mayBeMinor?.kind === 'minor') return true;
  if (!message || message.sender === 'user') return false;
  const found = await moderation.findByRules({
    texts: [{ author: 'match', place: 'message', text: message.content }],
  });
  return found !== null && found.kind !== 'grief' && found.certainty === 'certain';
}

/**
 * What the member's home suggests. `waiting` has the matches for whom it is the member's turn: questions first, then answers, then
 * those for whom lines were written and nothing was sent, then those who have been quiet for days, then those the member has just
 * written to, whose answer is pasted next. Nobody is suggested who needs care: the match itself says what to do.
 */
export async function readNextSteps(
  ctx: AppContext,
  userId: string,
): Promise<{ last: Pick<Match, 'id' | 'name'> | null; waiting: WaitingItem[] }> {
  const now = ctx.now();
  const [last, ends] = await Promise.all([
    ctx.matches.findLastNamed(userId),
    ctx.matches.listConversationEnds(userId, maxRead),
  ]);
  const current = ends.filter(({ at }) => now - at.getTime() <= overMs);
  const ready = await ctx.rounds.countNewestLines(userId, current);
  const inTurn = current
    .flatMap((end) => {
      const candidate = { ...end, ready: ready.get(end.id) ?? 0 };
      const kind = getKind(candidate, now);
      return kind === null ? [] : [{ ...candidate, kind }];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.at.getTime() - a.at.getTime())
    .slice(0, maxChecked);
  const checked = [...inTurn, ...ends.filter(({ id }) => id === last?.id && !inTurn.some((end) => end.id === id))];
  const careNeeded = await Promise.all(checked.map((end) => needsCare(ctx, end)));
  const apart = new Set(checked.filter((_, at) => careNeeded[at]).map(({ id }) => id));
  const waiting = inTurn
    .filter(({ id }) => !apart.has(id))
    .slice(0, maxShown)
    .map(({ id, name, kind, at, message, ready }) => ({
      kind,
      about: name.slice(0, nameMaxLength),
      person: id,
      ...(message && { quote: toQuote(message) }),
      ...(ready > 0 && kind !== 'sent' && { ready }),
      at: at.toISOString(),
      search: `?match=${id}&${kind === 'sent' ? 'paste' : 'reply'}`,
    }));
  return { last: last && !apart.has(last.id) ? last : null, waiting };
}
