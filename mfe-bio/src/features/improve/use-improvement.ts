import type { BioTone } from '@datewright/contracts/bio/tone-and-gender';
import type { WaivedKind } from '@datewright/contracts/safety';
import { useKept } from '@datewright/sdk/kept';
import { useCopy } from '../../copy/use-copy.ts';
import { problemOf } from '../../frame/problem-words.ts';
import { restTaker } from '../../frame/rest-of.ts';
import type { BioCredits } from '../../frame/use-bio-credits.ts';
import { useGeneration } from '../../frame/use-generation.ts';
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
  const [state, change] = useKept('localStorage', improvementKey(userId), () => readKeptImprovement(userId));
  const tone = state.tone ?? usualTone;

  const { status, failure, start, dismiss } = useGeneration({
    key: `bio:${userId}:improving`,
    body: improveBody,
    credits,
    onGenerated(answer, body) {
      void voice.settle();
      change({ preview: { of: body.currentBio, base: version, answer }, refused: [] });
    },
  });
  const running = status === 'running';
  const held = failure?.care ?? null;

  const { app, prompt } = state;
  // All of one request is judged together.
  const judged = [bio, voice.sample, app === 'hinge' ? prompt : ''].filter(Boolean).join('\n');

  function refresh(goOn = waived.of(judged)) {
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

  function goOn(kind: WaivedKind) {
    waived.add(judged, kind);
    refresh(kind);
  }

  const taken = (put: (rest: string) => void) => (rest: string) => {
    dismiss();
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
    running,
    problem: problemOf(failure, { out: copy.credits.outModal(credits.period), failed: copy.trouble.refresh }),
    held,
    voice,
    waived,
    change: (part: Partial<KeptImprovement>) => change(part),
    refresh: () => refresh(),
    goOn,
    takeRest,
    /** Closing forgets tone and rewrite. */
    forget() {
      dismiss();
      change(freshImprovement);
    },
  };
}
export type Improvement = ReturnType<typeof useImprovement>;
