import { useKept } from '@datewright/sdk/kept';
import { useAnswer } from './api/use-answer.ts';
import { type KeptVote, type Mark, readVote, voteKey } from './kept-vote.ts';

export type Pair = readonly number[];

/** The pairs one after the other. After the last one the answer goes off; a changed answer takes the place of the first. */
export function useVote(token: string, pairs: readonly Pair[]) {
  const fresh: KeptVote = { token, marks: [], isSent: false };
  const read = () => {
    const kept = readVote();
    return kept?.token === token ? kept : fresh;
  };
  const [{ marks, isSent }, change] = useKept('sessionStorage', voteKey, read);
  const answer = useAnswer();
  const at = marks.length;

  function send(all: readonly Mark[]) {
    const choices = choicesOf(pairs, all);
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
    choose(mark: Mark) {
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

function choicesOf(pairs: readonly Pair[], marks: readonly Mark[]) {
  return pairs.flatMap(([left = 0, right = 0], at) => {
    if (marks[at] === 'left') return [{ better: left, other: right }];
    return marks[at] === 'right' ? [{ better: right, other: left }] : [];
  });
}
