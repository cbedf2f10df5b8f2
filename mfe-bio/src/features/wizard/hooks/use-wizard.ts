import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useToast } from '@datewright/sdk/host';
import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import { type GeneratedBio, useGeneration } from '../../../hooks/use-generation.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { Voice } from '../../../hooks/use-voice.ts';
import { getFailureMessage } from '../../../lib/failure-messages.ts';
import { findRedactionTarget } from '../../../lib/redacted-text.ts';
import { addInterest, hasAllDetails, type InterestsFull } from '../lib/interests.ts';
import { getWizardKey, initialWizard, readSavedWizard } from '../lib/saved-wizard.ts';
import { toWizardBody, wizardBody } from '../lib/wizard-body.ts';

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  waived: ModerationOverrides;
  /** The answer, and the gender that it was asked for. */
  onGenerated: (answer: GeneratedBio, gender: string) => void;
}

/** The three steps, kept on every change; a generated bio goes to the page and the steps begin anew. */
export function useWizard({ userId, credits, voice, waived, onGenerated }: Options) {
  const copy = useCopy();
  const toast = useToast();
  const key = getWizardKey(userId);
  const [state, change] = usePersistedState('localStorage', key, () => readSavedWizard(userId));
  const [full, setFull] = useState<InterestsFull | null>(null);
  const [tried, setTried] = useState(false);

  const { status, failure, start, dismiss } = useGeneration({
    key: `bio:${userId}:generating`,
    body: wizardBody,
    credits,
    onGenerated(answer, { gender }) {
      void voice.saveIfChosen();
      change(initialWizard);
      setTried(false);
      toast.success(copy.success.generated);
      onGenerated(answer, gender);
    },
  });
  const running = status === 'running';
  const held = failure?.care ?? null;

  function add(word: string, how: 'suggested' | 'typed'): void {
    const next = addInterest(state.interests, word, how);
    setFull(next.full);
    change({ interests: next.list, ...(how === 'typed' && next.full === null && { typed: '' }) });
  }

  /** What was typed counts also for those who never press Enter. */
  function withTyped() {
    const { list, full: isFull } = addInterest(state.interests, state.typed, 'typed');
    return isFull ? state : { ...state, interests: list, typed: '' };
  }

  /** All of one request is judged together. */
  const judgedOf = ({ interests, lookingFor, prompt }: typeof state) =>
    [interests.join(', '), lookingFor, prompt, voice.sample].join('\n');

  function generate(goOn?: WaivableCategory) {
    const next = withTyped();
    change(next);
    setTried(true);
    dismiss();
    if (running || !credits.canWrite || !hasAllDetails(next)) return;
    start(toWizardBody(next, voice.sample, goOn ?? waived.get(judgedOf(next))));
  }

  function goOn(kind: WaivableCategory) {
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
  const useRedactedText = findRedactionTarget(held?.rest ?? '', [
    { text: state.lookingFor, replace: taken((lookingFor) => change({ lookingFor })) },
    { text: voice.sample, replace: taken(voice.setSample) },
  ]);

  return {
    state,
    change,
    voice,
    full,
    tried,
    problem: getFailureMessage(failure, { out: copy.credits.out(credits.period), failed: copy.trouble.generate }),
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
    useRedactedText,
  };
}
export type Wizard = ReturnType<typeof useWizard>;
