import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  createPrompt,
  dataInstructions,
  placeholderInstructions,
  strictObjectSchema,
} from '@datewright/tool-kit/ai/ai-prompt';
import { aiVerdictInstructions, aiVerdictSchema, waiverInstructions } from '@datewright/tool-kit/moderation/ai-verdict';
import { type BioPromptInput, maxBioLengthFor } from './bio-prompt-input.ts';
import { genderTexts, languageNames, toneTexts } from './tone-texts.ts';

const taskTexts: Record<BioPromptInput['task'], string> = {
  create: `You write the bio of a member of a dating app, in the first person, from their interests and what they look for.
Turn two or three of the interests into something one can picture, and let what they look for be the close.`,
  improve: `You rewrite the bio of a member of a dating app, in the first person, so that it is clearer, livelier and easier to answer.
Keep every fact and the member's own words where they are good; leave out clichés, complaints and lists of demands.`,
};

const rules = `Rules
${aiVerdictInstructions}
- Invent nothing: no job, place, age, number, pet, hobby, family or name that the data does not hold. Where little is given, say little.
- About seven parts of the member to three of whom they look for. End on something that is easy to answer.
- Plain words of a person, no clichés ("love to laugh", "partner in crime"), no hashtags, at most two emojis, nothing sexual.
- No links, no phone numbers, no addresses, no handles, unless the current bio has them.
${placeholderInstructions}
- When "voice" holds a sample, write in its rhythm, its habits of capitals, punctuation and emojis; take no fact and no sentence from it.
- Repeat nothing of what stands under "avoid", not even reworded: another idea, another first sentence.
- explanation: two to four short sentences to the member on what makes this bio work, in the language of the bio.`;

const unknownPromptText = 'It is one answer to a Hinge prompt that is not known: one that fits many of them.';

/** The instructions for writing. They contain nothing that a member typed, and must never appear in an answer. */
export function buildBioInstructions(input: BioPromptInput): string {
  const { task, language, tone, gender, app, overruled } = input;
  const room = app
    ? `Under ${maxBioLengthFor(input)} characters, spaces included.`
    : 'Under 500 characters, spaces included.';
  const lines = [
    taskTexts[task],
    toneTexts[tone],
    genderTexts[gender],
    `Write in ${languageNames[language]}. ${room}`,
    ...(app === 'hinge'
      ? [
          input.prompt === ''
            ? unknownPromptText
            : 'It is one answer to the Hinge prompt in "prompt": begin where the prompt ends, do not repeat it.',
        ]
      : []),
  ];
  return `${lines.join('\n')}\n\n${rules}${waiverInstructions(overruled)}\n\n${dataInstructions}`;
}

const buildAnswerFormat = ({ overruled }: BioPromptInput) => ({
  name: 'bio',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    bio: { type: 'string' },
    explanation: { type: 'array', items: { type: 'string' } },
  }),
});

/** The complete prompt without its time limit. */
export function buildBioPrompt(input: BioPromptInput, avoid: string[], { maskContacts: hideContacts }: RequestMask) {
  const data = {
    task: input.task,
    language: input.language,
    tone: input.tone,
    gender: input.gender,
    limit: maxBioLengthFor(input),
    prompt: hideContacts(input.prompt),
    interests: input.interests.map(hideContacts),
    lookingFor: hideContacts(input.lookingFor),
    about: [...input.about, ...(input.facts ?? [])].map(hideContacts),
    currentBio: hideContacts(input.currentBio),
    voice: hideContacts(input.voice),
    avoid: avoid.map(hideContacts),
  };
  return createPrompt(buildBioInstructions(input), data, buildAnswerFormat(input));
}
