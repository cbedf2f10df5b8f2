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

/** How the AI is to write. Depends on nothing that a member typed, and none of it belongs into an answer. */
export function buildBioInstructions(order: BioPromptInput): string {
  const { task, language, tone, gender, app, overruled } = order;
  const room = app
    ? `Under ${maxBioLengthFor(order)} characters, spaces included.`
    : 'Under 500 characters, spaces included.';
  const lines = [
    taskTexts[task],
    toneTexts[tone],
    genderTexts[gender],
    `Write in ${languageNames[language]}. ${room}`,
    ...(app === 'hinge'
      ? [
          order.prompt === ''
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

/** The whole question, without its time limit. */
export function buildBioPrompt(order: BioPromptInput, avoid: string[], { maskContacts: hideContacts }: RequestMask) {
  const data = {
    task: order.task,
    language: order.language,
    tone: order.tone,
    gender: order.gender,
    limit: maxBioLengthFor(order),
    prompt: hideContacts(order.prompt),
    interests: order.interests.map(hideContacts),
    lookingFor: hideContacts(order.lookingFor),
    about: order.about.map(hideContacts),
    currentBio: hideContacts(order.currentBio),
    voice: hideContacts(order.voice),
    avoid: avoid.map(hideContacts),
  };
  return createPrompt(buildBioInstructions(order), data, buildAnswerFormat(order));
}
