import { appLimits, type DatingApp } from '@datewright/contracts/bio/rules';
import type { BioGender, BioTone } from '@datewright/contracts/bio/tone-and-gender';
import type { AiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';

/** What a bio is to be written from. Everything but `task`, `language`, `tone`, `gender` and `app` was typed by somebody. */
export interface BioPromptInput {
  task: 'create' | 'improve';
  language: 'en' | 'hu';
  tone: BioTone;
  gender: BioGender;
  app: DatingApp | null;
  /** The Hinge prompt that it answers; empty when there is none. */
  prompt: string;
  interests: string[];
  lookingFor: string;
  /** More that the member said of themselves, in the older shape of the call. */
  about: string[];
  currentBio: string;
  /** The member's own writing, to sound like it. */
  voice: string;
  /** Kinds of harm that the member says are none here. */
  overruled: readonly AiVerdict[];
}

/** What a fact in the answer may come from. The voice is about how, not what. */
export const listGivenTexts = ({ interests, lookingFor, about, currentBio, prompt }: BioPromptInput): string[] =>
  [...interests, lookingFor, ...about, currentBio, prompt].filter((text) => text !== '');

/** Characters that a bio may have when no app says less. */
const maxPlainBioLength = 1000;

export const maxBioLengthFor = ({ app, currentBio }: Pick<BioPromptInput, 'app' | 'currentBio'>): number =>
  app ? appLimits[app] : Math.max(maxPlainBioLength, currentBio.length);
