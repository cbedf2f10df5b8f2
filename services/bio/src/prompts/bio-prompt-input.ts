import { appLimits, type DatingApp } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';
import type { BioGender, BioTone } from '@datewright/contracts/bio/tone-and-gender';
import type { LineFault } from '@datewright/tool-kit/line-review/line-faults';
import type { AiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';

/** What the rules measured of a bio: the AI is to raise what is low. */
export interface MeasuredBio {
  score: number;
  parts: Pick<BioScore['parts'][number], 'part' | 'points' | 'most'>[];
}

/** The input for a bio. Everything but `task`, `language`, `tone`, `gender`, `app` and `measured` was typed by a member. */
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
  /** The measured score of the current bio; `null` for a new bio. */
  measured: MeasuredBio | null;
  /** A sample of the member's own writing, for its style. */
  voice: string;
  /** Moderation categories that the member overrode. */
  overruled: readonly AiVerdict[];
}

/** What the member asked for, before anything is measured. */
export type RequestedBio = Omit<BioPromptInput, 'measured'>;

/** The texts that may support a fact in the answer. The voice sample sets the style, so it supports none. */
export const listGivenTexts = ({
  interests,
  lookingFor,
  about,
  facts = [],
  currentBio,
  prompt,
}: RequestedBio): string[] =>
  [...interests, lookingFor, ...about, ...facts, currentBio, prompt].filter((text) => text !== '');

/** What the member gave for a bio, as an AI reads it. */
export const describeGiven = (
  { prompt, interests, lookingFor, about, facts = [], currentBio }: RequestedBio,
  hideContacts: (text: string) => string,
) => ({
  prompt: hideContacts(prompt),
  interests: interests.map(hideContacts),
  lookingFor: hideContacts(lookingFor),
  about: [...about, ...facts].map(hideContacts),
  currentBio: hideContacts(currentBio),
});

/** Maximum characters of a bio when no app sets a lower limit. */
const maxPlainBioLength = 1000;

export const maxBioLengthFor = ({ app, currentBio }: Pick<BioPromptInput, 'app' | 'currentBio'>): number =>
  app ? appLimits[app] : Math.max(maxPlainBioLength, currentBio.length);

/** Characters that the AI is asked to stay under. A current bio that is longer may stay as long, because its facts stay. */
const maxAskedLength = 500;

export const askedBioLengthFor = ({ app, currentBio }: Pick<BioPromptInput, 'app' | 'currentBio'>): number =>
  app ? appLimits[app] : Math.max(maxAskedLength, currentBio.length);

/** Why an answer can't be used. `reason` is a sentence for the AI, which may quote the bio; `code` is for logs. */
export interface Fault {
  code:
    | 'unusable'
    | 'length'
    | 'unscored'
    | 'language'
    | 'score'
    | 'facts'
    | 'job'
    | 'cliche'
    | 'notes'
    | 'notes-language'
    | 'voice'
    | LineFault;
  reason: string;
}

/** An answer that was not good enough, and why: the second prompt tells the AI. */
export interface Refused {
  /** What the AI wrote. */
  text: string;
  faults: Fault[];
}
