import { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { bioAnswerSeconds } from '@datewright/contracts/bio/limits';
import { type Care, type WaivedKind, waivedKind } from '@datewright/contracts/safety';
import { useApi } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { type Problem, problemOf } from '../../frame/problem-words.ts';
import { useAsk } from '../../frame/use-ask.ts';
import type { BioCredits } from '../../frame/use-bio-credits.ts';

export type Answer = z.infer<typeof bioAnalyzer.response>;
const analysisBody = z.object({ bio: z.string(), gender: z.string(), goOn: z.optional(waivedKind) });

interface Options {
  userId: string;
  credits: BioCredits;
  onAnalyzed: (bio: string, answer: Answer) => void;
}

/** Scores the saved bio, for one credit; at zero it says so in place of asking. */
export function useAnalysis({ userId, credits, onAnalyzed }: Options) {
  const copy = useCopy();
  const api = useApi();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [held, setHeld] = useState<{ bio: string; care: Care } | null>(null);
  const { running, start } = useAsk({
    name: `bio:${userId}:analyzing`,
    body: analysisBody,
    call: (body, signal) => api.call(bioAnalyzer, { body, signal, timeLimit: (bioAnswerSeconds + 10) * 1000 }),
    onAnswer(answer, body) {
      credits.told(answer.available, false);
      onAnalyzed(body.bio, answer);
    },
    onFailure(error, { bio }) {
      credits.readAgain();
      const found = problemOf('analyze', error, copy.trouble);
      if (found.kind === 'held') setHeld({ bio, care: found.care });
      else setProblem(found);
    },
  });

  return {
    running: running !== null,
    // Credits that came back take the notice away.
    problem: problem?.kind === 'out' && credits.available > 0 ? null : problem,
    /** Why this text is not scored. */
    heldFor: (bio: string) => (held?.bio === bio ? held.care : null),
    dismiss() {
      setProblem(null);
      setHeld(null);
    },
    analyze(bio: string, gender: string, goOn?: WaivedKind) {
      setProblem(null);
      setHeld(null);
      if (!credits.loading && credits.available <= 0) setProblem({ kind: 'out' });
      else start({ bio, gender, ...(goOn && { goOn }) });
    },
  };
}
