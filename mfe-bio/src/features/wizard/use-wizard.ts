import { bioAnswerSeconds, bioGenerator } from '@datewright/contracts/bio';
import type { z } from '@datewright/contracts/zod';
import { useApi, useToast } from '@datewright/sdk/host';
import { useKept } from '@datewright/sdk/kept';
import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { problemOf, saysOutOfCredits } from '../../frame/problem-words.ts';
import { useAsk } from '../../frame/use-ask.ts';
import type { BioCredits } from '../../frame/use-bio-credits.ts';
import type { Voice } from '../../frame/use-voice.ts';
import { type Full, isReady, withInterest } from './interests.ts';
import { freshWizard, readKeptWizard, wizardKey } from './kept-wizard.ts';
import { bodyOf, wizardBody } from './wizard-body.ts';

export type Generated = z.infer<typeof bioGenerator.response>;

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  /** The answer, and the gender that it was asked for. */
  onGenerated: (answer: Generated, gender: string) => void;
}

/** The three steps, kept on every change; a generated bio goes to the page and the steps begin anew. */
export function useWizard({ userId, credits, voice, onGenerated }: Options) {
  const copy = useCopy();
  const api = useApi();
  const toast = useToast();
  const key = wizardKey(userId);
  const [state, change] = useKept('localStorage', key, () => readKeptWizard(userId));
  const [full, setFull] = useState<Full | null>(null);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { running, start } = useAsk({
    name: `bio:${userId}:generating`,
    body: wizardBody,
    call: (body, signal) => api.call(bioGenerator, { body, signal, timeLimit: (bioAnswerSeconds + 10) * 1000 }),
    onAnswer(answer, { gender }) {
      credits.told(answer.available, answer.bonus);
      if (answer.bio.trim() === '') {
        setProblem(saysOutOfCredits(answer.explanation) ? copy.credits.out : copy.trouble.generate);
        return;
      }
      void voice.settle();
      change(freshWizard);
      setTried(false);
      toast.success(copy.success.generated);
      onGenerated(answer, gender);
    },
    onFailure(error) {
      credits.readAgain();
      const found = problemOf('generate', error, copy.trouble);
      setProblem(found.kind === 'out' ? copy.credits.out : found.message);
    },
  });

  function add(word: string, how: 'suggested' | 'typed'): void {
    const next = withInterest(state.interests, word, how);
    setFull(next.full);
    change({ interests: next.list, ...(how === 'typed' && next.full === null && { typed: '' }) });
  }

  /** What was typed counts also for those who never press Enter. */
  function withTyped() {
    const { list, full: isFull } = withInterest(state.interests, state.typed, 'typed');
    return isFull ? state : { ...state, interests: list, typed: '' };
  }

  function generate() {
    const next = withTyped();
    change(next);
    setTried(true);
    setProblem(null);
    if (running || !credits.canWrite || !isReady(next)) return;
    start(bodyOf(next, voice.sample));
  }

  return {
    state,
    change,
    voice,
    full,
    tried,
    problem,
    running: running !== null,
    add,
    remove(interest: string) {
      setFull(null);
      change({ interests: state.interests.filter((other) => other !== interest) });
    },
    next: () => change({ step: state.step === 1 ? 2 : 3 }),
    back: () => change({ step: state.step === 3 ? 2 : 1 }),
    generate,
  };
}
export type Wizard = ReturnType<typeof useWizard>;
