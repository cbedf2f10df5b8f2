import type { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { readBioGender, readBioTone } from '@datewright/contracts/bio/tone-and-gender';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { BioTextAnalyzer } from '../clients/bio-text-analyzer.ts';
import type { BioPromptInput, RequestedBio } from '../prompts/bio-prompt-input.ts';

export type GeneratorBody = z.output<typeof bioGenerator.body>;

const minInterests = 3;
const maxInterests = 5;

const removeDuplicates = (words: string[]) =>
  words.filter((word, at) => word && words.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === at);

/** Converts both shapes of the request into one. Throws `too_few_details` or `empty_bio`. */
export async function readBioRequest(
  texts: Pick<BioTextAnalyzer, 'detectLanguage'>,
  body: GeneratorBody,
): Promise<RequestedBio> {
  const { activities = '', lookingFor = '', ...about } = body.userInfo ?? {};
  const details: Pick<BioPromptInput, 'interests' | 'lookingFor' | 'about' | 'currentBio'> = {
    interests: removeDuplicates(
      body.interests?.length ? body.interests : activities.split(',').map((activity) => activity.trim()),
    ).slice(0, maxInterests),
    lookingFor: body.lookingFor || lookingFor.trim(),
    about: Object.values(about)
      .map((text) => text.trim())
      .filter(Boolean),
    currentBio: body.currentBio ?? '',
  };
  const task = body.mode ?? 'create';
  if (task === 'improve' && details.currentBio === '') throw new AppError('empty_bio');
  if (task === 'create' && (details.interests.length < minInterests || details.lookingFor === '')) {
    throw new AppError('too_few_details');
  }
  return {
    task,
    ...details,
    // A new bio is written from the details alone.
    currentBio: task === 'improve' ? details.currentBio : '',
    language: await texts.detectLanguage(
      details.currentBio || [details.lookingFor, ...details.about, ...details.interests].join(', '),
    ),
    tone: readBioTone(body.tone),
    gender: readBioGender(body.gender),
    app: body.app ?? null,
    prompt: body.prompt ?? '',
    ...(body.about?.length && { facts: body.about }),
    voice: body.voice ?? '',
    overruled: body.goOn ? [body.goOn] : [],
  };
}
