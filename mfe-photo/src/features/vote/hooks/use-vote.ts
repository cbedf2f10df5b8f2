import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useSendAnswer } from '../api/use-send-answer.ts';
import { readSavedVote, type SavedVote, type VoteMark, voteKey } from '../lib/saved-vote.ts';

export type Pair = readonly number[];

/** The pairs one after the other. The answer is sent after the last one; a changed answer replaces the first. */
export function useVote(token: string, pairs: readonly Pair[]) {
  const fresh: SavedVote = { token, marks: [], isSent: false };
  const read = () => {
    const stored = readSavedVote();
    return stored?.token === token ? stored : fresh;
  };
  const [{ marks, isSent }, change] = usePersistedState('sessionStorage', voteKey, read);
  const answer = useSendAnswer();
  const at = marks.length;

  function send(all: readonly VoteMark[]) {
    const choices = toChoices(pairs, all);
    if (choices.length === 0) return;
    const body = { token, choices };
    answer.mutate(body, { onSuccess: () => change({ isSent: true }) });
  }

  return {
    at,
    pair: pairs[at] ?? null,
    next: pairs[at + 1] ?? null,
    isSent,
    isSending: answer.isPending,
    error: answer.error,
    hasChosen: marks.some((mark) => mark !== 'skip'),
    choose(mark: VoteMark) {
      if (at >= pairs.length) return;
      const all = [...marks, mark];
      change({ token, marks: all, isSent: false });
      if (all.length === pairs.length) send(all);
    },
    undo() {
      answer.reset();
      change({ token, marks: marks.slice(0, -1), isSent: false });
    },
    send: () => send(marks),
  };
}

function toChoices(pairs: readonly Pair[], marks: readonly VoteMark[]) {
  return pairs.flatMap(([left = 0, right = 0], at) => {
    if (marks[at] === 'left') return [{ better: left, other: right }];
    return marks[at] === 'right' ? [{ better: right, other: left }] : [];
  });
}
