import type { BioTone } from '@datewright/contracts/bio/tone-and-gender';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import { useGeneration } from '../../../hooks/use-generation.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { Voice } from '../../../hooks/use-voice.ts';
import { getFailureMessage } from '../../../lib/failure-messages.ts';
import { findRedactionTarget } from '../../../lib/redacted-text.ts';
import {
  getImprovementKey,
  improveBody,
  initialImprovement,
  readSavedImprovement,
  type SavedImprovement,
} from '../lib/saved-improvement.ts';

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  waived: ModerationOverrides;
  bio: string;
  version: number;
  gender: string;
  /** The tone of the member's last choice elsewhere. */
  usualTone: BioTone;
  /** The member takes their bio without what it was held back for. */
  onUseRedacted: (bio: string) => void;
}

/** Rewrites of the saved bio: asked for, looked at, and kept over a reload until the dialog is closed. */
export function useImprovement(options: Options) {
  const { userId, credits, voice, waived, bio, version, gender, usualTone, onUseRedacted } = options;
  const copy = useCopy();
  const [state, change] = usePersistedState('localStorage', getImprovementKey(userId), () =>
    readSavedImprovement(userId),
  );
  const tone = state.tone ?? usualTone;

  const { status, failure, start, dismiss } = useGeneration({
    key: `bio:${userId}:improving`,
    body: improveBody,
    credits,
    onGenerated(answer, body) {
      void voice.saveIfChosen();
      change({ preview: { of: body.currentBio, base: version, answer }, refused: [] });
    },
  });
  const running = status === 'running';
  const held = failure?.care ?? null;

  const { app, prompt } = state;
  // All of one request is judged together.
  const judged = [bio, voice.sample, app === 'hinge' ? prompt : ''].filter(Boolean).join('\n');

  function refresh(goOn = waived.get(judged)) {
    if (running || !credits.canWrite || bio === '') return;
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

  function goOn(kind: WaivableCategory) {
    waived.add(judged, kind);
    refresh(kind);
  }

  const taken = (put: (rest: string) => void) => (rest: string) => {
    dismiss();
    put(rest);
  };
  const useRedactedText = findRedactionTarget(held?.rest ?? '', [
    { text: bio, replace: taken(onUseRedacted) },
    { text: voice.sample, replace: taken(voice.setSample) },
  ]);

  return {
    tone,
    choice: { app: state.app, prompt: state.prompt },
    // A rewrite of an earlier text is none of this one.
    preview: state.preview?.of === bio ? state.preview : null,
    refused: state.refused,
    running,
    problem: getFailureMessage(failure, { out: copy.credits.outModal(credits.period), failed: copy.trouble.refresh }),
    held,
    voice,
    waived,
    change: (part: Partial<SavedImprovement>) => change(part),
    refresh: () => refresh(),
    goOn,
    useRedactedText,
    /** Closing forgets tone and rewrite. */
    reset() {
      dismiss();
      change(initialImprovement);
    },
  };
}
export type Improvement = ReturnType<typeof useImprovement>;
