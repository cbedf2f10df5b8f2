import { type BioTone, bioAnswerSeconds, bioGenerator } from '@datewright/contracts/bio';
import { useApi } from '@datewright/sdk/host';
import { useKept } from '@datewright/sdk/kept';
import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { problemOf, saysOutOfCredits } from '../../frame/problem-words.ts';
import { useAsk } from '../../frame/use-ask.ts';
import type { BioCredits } from '../../frame/use-bio-credits.ts';
import type { Voice } from '../../frame/use-voice.ts';
import {
  freshImprovement,
  improveBody,
  improvementKey,
  type KeptImprovement,
  readKeptImprovement,
} from './kept-improvement.ts';

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  bio: string;
  version: number;
  gender: string;
  /** The tone of the member's last choice elsewhere. */
  usualTone: BioTone;
}

/** Rewrites of the saved bio: asked for, looked at, and kept over a reload until the dialog is closed. */
export function useImprovement({ userId, credits, voice, bio, version, gender, usualTone }: Options) {
  const copy = useCopy();
  const api = useApi();
  const [state, change] = useKept('localStorage', improvementKey(userId), () => readKeptImprovement(userId));
  const [problem, setProblem] = useState<string | null>(null);
  const tone = state.tone ?? usualTone;

  const { running, start } = useAsk({
    name: `bio:${userId}:improving`,
    body: improveBody,
    call: (body, signal) => api.call(bioGenerator, { body, signal, timeLimit: (bioAnswerSeconds + 10) * 1000 }),
    onAnswer(answer, body) {
      credits.told(answer.available, answer.bonus);
      if (answer.bio.trim() === '') {
        setProblem(saysOutOfCredits(answer.explanation) ? copy.credits.out : copy.trouble.refresh);
        return;
      }
      void voice.settle();
      change({ preview: { of: body.currentBio, base: version, answer }, refused: [] });
    },
    onFailure(error) {
      credits.readAgain();
      const found = problemOf('refresh', error, copy.trouble);
      setProblem(found.kind === 'out' ? copy.credits.outModal : found.message);
    },
  });

  function refresh() {
    if (bio.trim() === '') return setProblem(copy.trouble.nothingToPolish);
    if (running || !credits.canWrite) return;
    setProblem(null);
    const { app, prompt } = state;
    start({
      mode: 'improve',
      currentBio: bio,
      gender,
      tone,
      ...(app && { app }),
      ...(app === 'hinge' && prompt.trim() !== '' && { prompt: prompt.trim() }),
      ...(voice.sample.trim() !== '' && { voice: voice.sample.trim() }),
    });
  }

  return {
    tone,
    choice: { app: state.app, prompt: state.prompt },
    // A rewrite of an earlier text is none of this one.
    preview: state.preview?.of === bio ? state.preview : null,
    refused: state.refused,
    running: running !== null,
    problem,
    voice,
    change: (part: Partial<KeptImprovement>) => change(part),
    refresh,
    /** Closing forgets tone and rewrite. */
    forget() {
      setProblem(null);
      change(freshImprovement);
    },
  };
}
export type Improvement = ReturnType<typeof useImprovement>;
