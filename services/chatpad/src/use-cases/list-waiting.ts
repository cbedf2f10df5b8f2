import { endsWithQuestion } from '@datewright/contracts/chatpad/ends-with-question';
import type { WaitingItem } from '@datewright/contracts/next-step';
import type { AppContext } from '../context.ts';
import type { LastMessage } from '../data/match-repository.ts';

/** A match that has not answered for so long may be written to again. */
const quietMs = 3 * 24 * 60 * 60 * 1000;
/** A conversation that has rested for longer is over. */
const overMs = 60 * 24 * 60 * 60 * 1000;
const maxShown = 5;
const maxRead = 30;
const nameMaxLength = 80;

/** What comes first among the matches that wait. */
const order = ['question', 'answer', 'quiet'] as const;
type Kind = (typeof order)[number];

function getKind({ message, at }: LastMessage, now: number): Kind | null {
  const restedMs = now - at.getTime();
  if (restedMs > overMs) return null;
  if (message.sender === 'user') return restedMs > quietMs ? 'quiet' : null;
  return endsWithQuestion(message.content) ? 'question' : 'answer';
}

/** The matches for whom it is the member's turn: questions first, then answers, then those who have been quiet for days. */
export async function listWaiting(ctx: AppContext, userId: string): Promise<WaitingItem[]> {
  const now = ctx.now();
  const ends = await ctx.matches.listLastMessages(userId, maxRead);
  return ends
    .flatMap((end) => {
      const kind = getKind(end, now);
      return kind === null ? [] : [{ ...end, kind }];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.at.getTime() - a.at.getTime())
    .slice(0, maxShown)
    .map(({ id, name, kind, at }) => ({
      kind,
      about: name.slice(0, nameMaxLength),
      at: at.toISOString(),
      search: `?match=${id}`,
    }));
}
