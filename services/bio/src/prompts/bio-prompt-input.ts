import { appLimits, type DatingApp } from '@datewright/contracts/bio/rules';
import type { BioGender, BioTone } from '@datewright/contracts/bio/tone-and-gender';
import type { AiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';

/** The input for a bio. Everything but `task`, `language`, `tone`, `gender` and `app` was typed by a member. */
export interface BioPromptInput {
  task: 'create' | 'improve';
  language: 'en' | 'hu';
  tone: BioTone;
  gender: BioGender;
  app: DatingApp | null;
  /** The Hinge prompt that the bio answers; empty for none. */
  prompt: string;
  interests: string[];
  lookingFor: string;
  /** More about the member, in the older shape of the call. */
  about: string[];
  /** Facts of the member's writing profile. */
  facts?: string[];
  currentBio: string;
  /** A sample of the member's own writing, for its style. */
  voice: string;
  /** Moderation categories that the member overrode. */
  overruled: readonly AiVerdict[];
}

/** The texts that may support a fact in the answer. The voice sample sets the style, so it supports none. */
export const listGivenTexts = ({
  interests,
  lookingFor,
  about,
  facts = [],
  currentBio,
  prompt,
}: BioPromptInput): string[] =>
  [...interests, lookingFor, ...about, ...facts, currentBio, prompt].filter((text) => text !== '');

/** Maximum characters of a bio when no app sets a lower limit. */
const maxPlainBioLength = 1000;

export const maxBioLengthFor = ({ app, currentBio }: Pick<BioPromptInput, 'app' | 'currentBio'>): number =>
  app ? appLimits[app] : Math.max(maxPlainBioLength, currentBio.length);
