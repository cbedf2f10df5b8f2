import type { RequestMask } from '@datewright/safety/masking/request-mask';
import type { ReviewSubject } from '@datewright/tool-kit/line-review/line-reviewer';
import type { AdvicePromptInput } from './advice-prompt.ts';
import { type BioPromptInput, describeGiven } from './bio-prompt-input.ts';
import { languageNames } from './tone-texts.ts';

type ContactMask = Pick<RequestMask, 'maskContacts'>;

const bioTask = 'What the member says of their own looks in a bio is fine.';

/** What a review of a bio and its explanation has to know; the bio is the first line. */
export const buildBioReview = (input: BioPromptInput, { maskContacts }: ContactMask): ReviewSubject => ({
  task: `Line 1 is a bio for a dating profile, in the first person, made of what the member gave; the other lines tell the member why it works. ${bioTask} All should be in ${languageNames[input.language]}.`,
  material: describeGiven(input, maskContacts),
});

/** What a review of advice has to know. */
export const buildAdviceReview = (
  { language, currentBio }: AdvicePromptInput,
  { maskContacts }: ContactMask,
): ReviewSubject => ({
  task: `The lines are advice for a member on the bio in "currentBio": what to keep, what to change and why. A line in the first person is a new version of the bio. ${bioTask} Advice may say what could be better. All should be in ${languageNames[language]}.`,
  material: { currentBio: maskContacts(currentBio) },
});
