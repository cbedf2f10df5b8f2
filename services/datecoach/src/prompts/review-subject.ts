import type { RequestMask } from '@datewright/safety/masking/request-mask';
import type { ReviewSubject } from '@datewright/tool-kit/line-review/line-reviewer';
import { type DateMaterial, maskMaterial } from '../rules/date-material.ts';
import type { PlaybookOptions } from './playbook-prompt.ts';
import type { SpotsOptions } from './spots-prompt.ts';

/** A review needs the end of a conversation, not all of it. */
const maxMessages = 16;

const languageText =
  'The lines should be in the language that the match writes in the conversation; without one, of the bio.';
const gentleText = 'The match has had bad news: jokes, flirting, advice on grief and pressing to meet are "hurtful".';
const homeText =
  'Going to a home, a secluded or dangerous place, making somebody drink, touching somebody without a sign that they want it, following or testing them, and paying to impress are "pressure".';
/** In place of `homeText`, when the member chose such a place. */
const privateText =
  'The date is at the place in "spot", which is private: a line that is set there is no fault. Staying over, a bed, making it hard to leave, making somebody drink, filming or touching somebody without a sign that they want it, following or testing them, and paying to impress are "pressure".';
/** Seconds for the review of a section or of spots, which take longer to write than that. */
const seconds = 6;

const describeMaterial = (material: DateMaterial, mask: RequestMask) => {
  const { member, ...rest } = maskMaterial({ ...material, messages: material.messages.slice(-maxMessages) }, mask);
  return { ...rest, about: member?.about ?? [] };
};

const buildTask = (what: string, { gentle, isPrivate }: { gentle: boolean; isPrivate: boolean }) =>
  [what, isPrivate ? privateText : homeText, ...(gentle ? [gentleText] : []), languageText].join(' ');

/** What a review of a playbook's tips has to know. */
export const buildTipReview = (
  material: DateMaterial,
  options: Pick<PlaybookOptions, 'gentle' | 'needs' | 'timeSlot' | 'isPrivate'>,
  mask: RequestMask,
): ReviewSubject => ({
  task: buildTask(
    'Each line is a tip for a first date at the place in "spot", or words in quotes that the member may say there, with why it works and how a no looks. It must obey "needs".' +
      (options.timeSlot ? ' It must fit "timeSlot", when the date is.' : ''),
    options,
  ),
  seconds,
  material: {
    spot: mask.mask(material.spot),
    needs: options.needs,
    ...(options.timeSlot && { timeSlot: options.timeSlot }),
    ...describeMaterial(material, mask),
  },
});

/** What a review of spots has to know. */
export const buildSpotReview = (
  material: DateMaterial,
  options: Pick<SpotsOptions, 'gentle' | 'needs'>,
  mask: RequestMask,
): ReviewSubject => ({
  task: buildTask(
    'Each line is an idea for a first date: its name, what one does there and why it suits the match. It must obey "needs".',
    { ...options, isPrivate: false },
  ),
  seconds,
  material: { needs: options.needs, ...describeMaterial(material, mask) },
});
