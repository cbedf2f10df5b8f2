import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useState } from 'react';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { GeneratedBio } from '../../../hooks/use-generation.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { Voice } from '../../../hooks/use-voice.ts';
import { getWizardKey, readSavedWizard } from '../lib/saved-wizard.ts';
import { useInterests } from './use-interests.ts';
import { useWizardGeneration } from './use-wizard-generation.ts';

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  overrides: ModerationOverrides;
  onGenerated: (answer: GeneratedBio, gender: string) => void;
}

/** The three steps, saved on this device on every change; they start over once a bio has been generated. */
export function useWizard({ userId, credits, voice, overrides, onGenerated }: Options) {
  const [state, change] = usePersistedState('localStorage', getWizardKey(userId), () => readSavedWizard(userId));
  const [tried, setTried] = useState(false);
  const interests = useInterests({ state, change });
  const generation = useWizardGeneration({
    userId,
    credits,
    voice,
    overrides,
    state,
    change,
    setTried,
    onGenerated,
  });

  function goTo(step: typeof state.step) {
    generation.dismissSafetyNotice();
    change({ step });
  }

  return {
    state,
    change,
    /** The member has pressed Generate, so missing details are marked. */
    tried,
    voice,
    interests,
    generation,
    next: () => goTo(state.step === 1 ? 2 : 3),
    back: () => goTo(state.step === 3 ? 2 : 1),
  };
}
export type Wizard = ReturnType<typeof useWizard>;
