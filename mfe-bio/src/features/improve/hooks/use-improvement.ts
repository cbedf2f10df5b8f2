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
  createImproveBody,
  getImprovementKey,
  getModeratedText,
  improveBody,
  initialImprovement,
  readSavedImprovement,
  type SavedImprovement,
} from '../lib/saved-improvement.ts';

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  overrides: ModerationOverrides;
  bio: string;
  version: number;
  gender: string;
  /** The tone that the member last chose in the wizard. */
  defaultTone: BioTone;
  /** The member replaces the bio with its redacted text. */
  onUseRedacted: (bio: string) => void;
}

/** Requests rewrites of the saved bio; the preview survives a reload and is forgotten when the dialog closes. */
export function useImprovement(options: Options) {
  const { userId, credits, voice, overrides, bio, version, gender, defaultTone, onUseRedacted } = options;
  const copy = useCopy();
  const [state, change] = usePersistedState('localStorage', getImprovementKey(userId), () =>
    readSavedImprovement(userId),
  );
  const tone = state.tone ?? defaultTone;

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
  const safetyNotice = failure?.care ?? null;

  const moderatedText = getModeratedText(state, bio, voice.sample);

  function refresh(override = overrides.get(moderatedText)) {
    if (running || !credits.canWrite || bio === '') return;
    start(createImproveBody(state, { bio, gender, tone, voice: voice.sample, about: voice.about, override }));
  }

  const dismissAnd = (replace: (text: string) => void) => (text: string) => {
    dismiss();
    replace(text);
  };
  return {
    tone,
    choice: { app: state.app, prompt: state.prompt },
    // A rewrite of an earlier text is not a rewrite of this one.
    preview: state.preview?.of === bio ? state.preview : null,
    refused: state.refused,
    running,
    problem: getFailureMessage(failure, { out: copy.credits.outModal(credits.period), failed: copy.errors.refresh }),
    /** No rewrite is better than the bio: what helps is something that only the member knows. */
    isBest: failure?.code === 'no_better_bio',
    safetyNotice,
    voice,
    overrides,
    change: (part: Partial<SavedImprovement>) => change(part),
    refresh: () => refresh(),
    refreshAnyway(kind: WaivableCategory) {
      overrides.add(moderatedText, kind);
      refresh(kind);
    },
    applyRedactedText: findRedactionTarget(safetyNotice?.rest ?? '', [
      { text: bio, replace: dismissAnd(onUseRedacted) },
      { text: voice.sample, replace: dismissAnd(voice.setSample) },
    ]),
    /** Forgets the tone and the rewrite, when the dialog closes. */
    reset() {
      dismiss();
      change(initialImprovement);
    },
  };
}
export type Improvement = ReturnType<typeof useImprovement>;
