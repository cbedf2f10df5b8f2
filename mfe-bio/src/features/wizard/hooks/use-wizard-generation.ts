import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useToast } from '@datewright/sdk/host';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import { type GeneratedBio, useGeneration } from '../../../hooks/use-generation.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { Voice } from '../../../hooks/use-voice.ts';
import { getFailureMessage } from '../../../lib/failure-messages.ts';
import { findRedactionTarget } from '../../../lib/redacted-text.ts';
import { addInterest, hasAllDetails } from '../lib/interests.ts';
import { initialWizard, type SavedWizard } from '../lib/saved-wizard.ts';
import { toWizardBody, wizardBody } from '../lib/wizard-body.ts';

interface Options {
  userId: string;
  credits: BioCredits;
  voice: Voice;
  overrides: ModerationOverrides;
  state: SavedWizard;
  change: (part: Partial<SavedWizard>) => void;
  setTried: (tried: boolean) => void;
  /** The answer, and the gender that it was requested for. */
  onGenerated: (answer: GeneratedBio, gender: string) => void;
}

/** Requests a bio for the three steps, and says why there is none. */
export function useWizardGeneration(options: Options) {
  const { userId, credits, voice, overrides, state, change, setTried, onGenerated } = options;
  const copy = useCopy();
  const toast = useToast();
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
  const safetyNotice = failure?.care ?? null;

  /** The state with the interest that was typed but not added with Enter. */
  function withTypedInterest(): SavedWizard {
    const { list, full } = addInterest(state.interests, state.typed, 'typed');
    return full ? state : { ...state, interests: list, typed: '' };
  }

  /** The service moderates all texts of a request together. */
  const joinModeratedTexts = ({ interests, lookingFor, prompt }: SavedWizard) =>
    [interests.join(', '), lookingFor, prompt, voice.sample].join('\n');

  function generate(override?: WaivableCategory) {
    const next = withTypedInterest();
    change(next);
    setTried(true);
    dismiss();
    if (running || !credits.canWrite || !hasAllDetails(next)) return;
    start(toWizardBody(next, voice.sample, override ?? overrides.get(joinModeratedTexts(next)), voice.about));
  }

  const dismissAnd = (replace: (text: string) => void) => (text: string) => {
    dismiss();
    replace(text);
  };

  return {
    running,
    problem: getFailureMessage(failure, { out: copy.credits.out(credits.period), failed: copy.errors.generate }),
    safetyNotice,
    dismissSafetyNotice: () => safetyNotice && dismiss(),
    generate: () => generate(),
    generateAnyway(kind: WaivableCategory) {
      overrides.add(joinModeratedTexts(withTypedInterest()), kind);
      generate(kind);
    },
    applyRedactedText: findRedactionTarget(safetyNotice?.rest ?? '', [
      { text: state.lookingFor, replace: dismissAnd((lookingFor) => change({ lookingFor })) },
      { text: voice.sample, replace: dismissAnd(voice.setSample) },
    ]),
  };
}
