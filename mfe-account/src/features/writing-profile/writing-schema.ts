import { aboutFactMaxLength, maxAboutFacts, voiceMaxLength } from '@datewright/contracts/account/writing-profile';
import { z } from '@datewright/sdk/zod';

/** One fact a line, without empty lines and spaces around. */
export const toFacts = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface Messages {
  voiceTooLong: string;
  tooManyFacts: string;
  factTooLong: string;
}

/** The form as the member typed it, with the limits of the service. */
export const createWritingSchema = ({ voiceTooLong, tooManyFacts, factTooLong }: Messages) =>
  z.object({
    voice: z.string().check(z.trim(), z.maxLength(voiceMaxLength, { error: voiceTooLong })),
    about: z.string().check(
      z.refine((text) => toFacts(text).length <= maxAboutFacts, { error: tooManyFacts }),
      z.refine((text) => toFacts(text).every(({ length }) => length <= aboutFactMaxLength), { error: factTooLong }),
    ),
  });
