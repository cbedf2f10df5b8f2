import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { bioAnswerSeconds } from '@datewright/contracts/bio/limits';
import type { BioTone } from '@datewright/contracts/bio/tone-and-gender';
import type { Care, WaivedKind } from '@datewright/contracts/safety';
import { useApi } from '@datewright/sdk/host';
import { useKept } from '@datewright/sdk/kept';
import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { problemOf, saysOutOfCredits } from '../../frame/problem-words.ts';
import { restTaker } from '../../frame/rest-of.ts';
import { useAsk } from '../../frame/use-ask.ts';
import type { BioCredits } from '../../frame/use-bio-credits.ts';
import type { Voice } from '../../frame/use-voice.ts';
import type { Waived } from '../../frame/use-waived.ts';
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
  waived: Waived;
  bio: string;
  version: number;
  gender: string;
  /** The tone of the member's last choice elsewhere. */
  usualTone: BioTone;
  /** The member takes their bio without what it was held back for. */
  onRest: (bio: string) => void;
}

/** Rewrites of the saved bio: asked for, looked at, and kept over a reload until the dialog is closed. */
export function useImprovement(options: Options) {
  const { userId, credits, voice, waived, bio, version, gender, usualTone, onRest } = options;
  const copy = useCopy();
  const api = useApi();
  const [state, change] = useKept('localStorage', improvementKey(userId), () => readKeptImprovement(userId));
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<Care | null>(null);
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
      if (found.kind === 'held') setHeld(found.care);
      else setProblem(found.kind === 'out' ? copy.credits.outModal : found.message);
    },
  });

  const { app, prompt } = state;
  // All of one request is judged together.
  const judged = [bio, voice.sample, app === 'hinge' ? prompt : ''].filter(Boolean).join('\n');

  function refresh(goOn = waived.of(judged)) {
    if (bio.trim() === '') return setProblem(copy.trouble.nothingToPolish);
    if (running || !credits.canWrite) return;
    setProblem(null);
    setHeld(null);
    start({
      mode: 'improve',
      currentBio: bio,
      gender,
      tone,
      ...(app && { app }),
      ...(app === 'hinge' && prompt.trim() !== '' && { prompt: prompt.trim() }),
      ...(voice.sample.trim() !== '' && { voice: voice.sample.trim() }),
      ...(goOn && { goOn }),
    });
  }

  function goOn(kind: WaivedKind) {
    waived.add(judged, kind);
    refresh(kind);
  }

  const taken = (put: (rest: string) => void) => (rest: string) => {
    setHeld(null);
    put(rest);
  };
  const takeRest = restTaker(held?.rest ?? '', [
    { text: bio, put: taken(onRest) },
    { text: voice.sample, put: taken(voice.setSample) },
  ]);

  return {
    tone,
    choice: { app: state.app, prompt: state.prompt },
    // A rewrite of an earlier text is none of this one.
    preview: state.preview?.of === bio ? state.preview : null,
    refused: state.refused,
    running: running !== null,
    problem,
    held,
    voice,
    waived,
    change: (part: Partial<KeptImprovement>) => change(part),
    refresh: () => refresh(),
    goOn,
    takeRest,
    /** Closing forgets tone and rewrite. */
    forget() {
      setProblem(null);
      setHeld(null);
      change(freshImprovement);
    },
  };
}
export type Improvement = ReturnType<typeof useImprovement>;
