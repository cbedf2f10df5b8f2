import type { WaivedKind } from '@datewright/contracts/safety';
import { useToast } from '@datewright/sdk/host';
import { useKept } from '@datewright/sdk/kept';
import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { problemOf } from '../../frame/problem-words.ts';
import { restTaker } from '../../frame/rest-of.ts';
import type { BioCredits } from '../../frame/use-bio-credits.ts';
import { type Generated, useGeneration } from '../../frame/use-generation.ts';
import type { Voice } from '../../frame/use-voice.ts';
import type { Waived } from '../../frame/use-waived.ts';
import { type Full, isReady, withInterest } from './interests.ts';
import { freshWizard, readKeptWizard, wizardKey } from './kept-wizard.ts';
import { bodyOf, wizardBody } from './wizard-body.ts';

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  waived: Waived;
  /** The answer, and the gender that it was asked for. */
  onGenerated: (answer: Generated, gender: string) => void;
}

/** The three steps, kept on every change; a generated bio goes to the page and the steps begin anew. */
export function useWizard({ userId, credits, voice, waived, onGenerated }: Options) {
  const copy = useCopy();
  const toast = useToast();
  const key = wizardKey(userId);
  const [state, change] = useKept('localStorage', key, () => readKeptWizard(userId));
  const [full, setFull] = useState<Full | null>(null);
  const [tried, setTried] = useState(false);

  const { status, failure, start, dismiss } = useGeneration({
    key: `bio:${userId}:generating`,
    body: wizardBody,
    credits,
    onGenerated(answer, { gender }) {
      void voice.settle();
      change(freshWizard);
      setTried(false);
      toast.success(copy.success.generated);
      onGenerated(answer, gender);
    },
  });
  const running = status === 'running';
  const held = failure?.care ?? null;

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

  /** All of one request is judged together. */
  const judgedOf = ({ interests, lookingFor, prompt }: typeof state) =>
    [interests.join(', '), lookingFor, prompt, voice.sample].join('\n');

  function generate(goOn?: WaivedKind) {
    const next = withTyped();
    change(next);
    setTried(true);
    dismiss();
    if (running || !credits.canWrite || !isReady(next)) return;
    start(bodyOf(next, voice.sample, goOn ?? waived.of(judgedOf(next))));
  }

  function goOn(kind: WaivedKind) {
    waived.add(judgedOf(withTyped()), kind);
    generate(kind);
  }

  function goTo(step: typeof state.step) {
    if (held) dismiss();
    change({ step });
  }

  const taken = (put: (rest: string) => void) => (rest: string) => {
    dismiss();
    put(rest);
  };
  const takeRest = restTaker(held?.rest ?? '', [
    { text: state.lookingFor, put: taken((lookingFor) => change({ lookingFor })) },
    { text: voice.sample, put: taken(voice.setSample) },
  ]);

  return {
    state,
    change,
    voice,
    full,
    tried,
    problem: problemOf(failure, { out: copy.credits.out(credits.period), failed: copy.trouble.generate }),
    held,
    running,
    add,
    remove(interest: string) {
      setFull(null);
      change({ interests: state.interests.filter((other) => other !== interest) });
    },
    next: () => goTo(state.step === 1 ? 2 : 3),
    back: () => goTo(state.step === 3 ? 2 : 1),
    generate: () => generate(),
    goOn,
    takeRest,
  };
}
export type Wizard = ReturnType<typeof useWizard>;
