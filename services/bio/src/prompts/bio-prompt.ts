import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  createPrompt,
  dataInstructions,
  placeholderInstructions,
  strictObjectSchema,
} from '@datewright/tool-kit/ai/ai-prompt';
import { aiVerdictInstructions, aiVerdictSchema, waiverInstructions } from '@datewright/tool-kit/moderation/ai-verdict';
import { askedBioLengthFor, type BioPromptInput, describeGiven, type Refused } from './bio-prompt-input.ts';
import { genderTexts, languageNames, toneTexts } from './tone-texts.ts';

/** Changes with every change of the wording, so that logs tell which prompt an answer was for. */
export const bioPromptVersion = 'bio-2';

const taskTexts: Record<BioPromptInput['task'], string> = {
  create: `You write the bio of a member of a dating app, in the first person, from their interests and what they look for.
Turn two or three of the interests into something one can picture, and let what they look for be the close: about seven parts of the member to three of whom they look for.`,
  improve: `You rewrite the bio of a member of a dating app, in the first person, so that it is clearer, livelier and easier to answer.
Every fact of "currentBio" stays: work, places, names, numbers, pets, family, hobbies, whom they look for. The wording and the first sentence are new. Leave out clichés, complaints and lists of demands.
"measured" is the score of the current bio by fixed rules, part by part, with the most that each can have; the rewrite must not score lower. Work on the parts that have few of their points, and spoil none of the others: length (short, no long sentences), language (no errors), concrete (own things, names and moments instead of traits), originality (no clichés, an image), balance (a sentence on whom they look for), positivity (no demands, no complaints), hook (a question or an invitation), tone (no shouting).`,
};

const rules = `Rules
${aiVerdictInstructions}
- Invent nothing: no job, place, age, number, pet, hobby, family or name that the data does not hold. Where little is given, say little.
- End on something that is easy to answer.
- Plain words of a person, no clichés ("love to laugh", "partner in crime"), no hashtags, at most two emojis, nothing sexual.
- No links, no phone numbers, no addresses, no handles, unless the current bio has them.
${placeholderInstructions}
- "voice", when it holds a sample of the member's writing, decides how the bio sounds and goes before plain spelling: its capitals or small letters, its punctuation and emojis, its length of sentences, its casual words. Take no fact and no sentence from it. Without a sample keep the manner of the current bio.
- "avoid" holds bios that were written before: yours must not be the same text as one of them. Their facts and ideas may come again.
- explanation: two to four sentences to the member, each of at most 200 characters, on what makes this bio work, in the language of the bio.`;

/** Added when the first answer was refused. */
const secondTryInstructions = `
- This is the second try. "refused" holds your first bio and the reasons why it could not be used. Write another one that mends each of them.`;

const unknownPromptText = 'It is one answer to a Hinge prompt that is not known: one that fits many of them.';

/** The instructions for writing. They contain nothing that a member typed, and must never appear in an answer. */
export function buildBioInstructions(input: BioPromptInput, isSecondTry = false): string {
  const { task, language, tone, gender, app, overruled } = input;
  const lines = [
    taskTexts[task],
    toneTexts[tone],
    genderTexts[gender],
    `Write in ${languageNames[language]}. Under ${askedBioLengthFor(input)} characters, spaces included.`,
    ...(app === 'hinge'
      ? [
          input.prompt === ''
            ? unknownPromptText
            : 'It is one answer to the Hinge prompt in "prompt": begin where the prompt ends, do not repeat it.',
        ]
      : []),
  ];
  const allRules = `${rules}${isSecondTry ? secondTryInstructions : ''}${waiverInstructions(overruled)}`;
  return `${lines.join('\n')}\n\n${allRules}\n\n${dataInstructions}`;
}

/** The instructions of both tries: an answer may recite neither. */
export const allBioInstructions = (input: BioPromptInput): string => buildBioInstructions(input, true);

const buildAnswerFormat = ({ overruled }: BioPromptInput) => ({
  name: 'bio',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    bio: { type: 'string' },
    explanation: { type: 'array', items: { type: 'string' } },
  }),
});

interface EarlierAnswers {
  /** Bios that were written before. */
  avoid: readonly string[];
  /** The first answer, when this is the second try. */
  refused: Refused | null;
}

/** The complete prompt without its time limit. */
export function buildBioPrompt(
  input: BioPromptInput,
  { avoid, refused }: EarlierAnswers,
  { maskContacts: hideContacts }: RequestMask,
) {
  const data = {
    task: input.task,
    language: input.language,
    tone: input.tone,
    gender: input.gender,
    ...describeGiven(input, hideContacts),
    ...(input.measured && { measured: input.measured }),
    voice: hideContacts(input.voice),
    avoid: avoid.map(hideContacts),
    ...(refused && {
      refused: { bio: hideContacts(refused.text), reasons: refused.faults.map(({ reason }) => hideContacts(reason)) },
    }),
  };
  return createPrompt(buildBioInstructions(input, refused !== null), data, buildAnswerFormat(input));
}
