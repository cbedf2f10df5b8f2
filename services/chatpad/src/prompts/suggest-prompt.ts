import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { evidence } from '@datewright/contracts/evidence';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  createPrompt,
  dataInstructions,
  placeholderInstructions,
  strictObjectSchema,
} from '@datewright/tool-kit/ai/ai-prompt';
import { aiVerdictInstructions, aiVerdictSchema, waiverInstructions } from '@datewright/tool-kit/moderation/ai-verdict';
import { gentleInstructions, modeInstructions, rewriteInstructions, toneInstructions } from './mode-instructions.ts';
import type { WritingOptions } from './writing-options.ts';

export const suggestionCount = 5;

const studies = Object.values(evidence)
  .map(({ id, claim }) => `- ${id}: ${claim}`)
  .join('\n');

const rules = `Rules
${aiVerdictInstructions}
- Write exactly ${suggestionCount} suggestions, each clearly different in idea. Under 300 characters each; most under 160.
- Write in the language of the match's last messages; without any, of the conversation; without one, of the draft; without one, of the bio; else in English.
- Sound like a person who types on a phone: plain words, no clichés, no pick-up lines, no compliments on looks, no hashtags.
- Invent no facts about the member or the match. Respect and consent always; nothing sexual.
${placeholderInstructions}
- No links, no phone numbers, no addresses, no handles.
- Repeat nothing of what stands under "avoid", not even reworded.
- When the match's last message asks something, every suggestion answers it. Where only the member knows the answer, write ___ in its place; never make one up and never dodge. Give the words of the suggestion that answer it (or ___) as "answer"; null when nothing was asked.
- For each suggestion give the reason why it works for this match, in the suggestion's language. Give the key of a study at the end only when words of this suggestion follow it, and quote those words in “ ” in the reason; else null.

${dataInstructions}`;

/** The instructions for the AI. They contain nothing that a member typed, and an answer must not repeat them. */
export function buildGuidance({ mode, tone, draft, gentle, overruled }: WritingOptions): string {
  const task = [
    'You help a member of a dating app to write their own messages to one match.',
    modeInstructions[mode],
    toneInstructions[tone],
    ...(draft ? [rewriteInstructions] : []),
    ...(gentle ? [gentleInstructions] : []),
  ];
  return `${task.join('\n')}\n\n${rules}${waiverInstructions(overruled)}`;
}

const buildInstructions = (options: WritingOptions) => `${buildGuidance(options)}\n\nStudies\n${studies}`;

/** The masked texts of the request. */
const buildMaterial = (match: MatchFields, options: WritingOptions, avoid: string[], mask: RequestMask) => ({
  mode: options.mode,
  tone: options.tone,
  gentle: options.gentle,
  match: {
    name: mask.name,
    age: match.age,
    bio: mask.mask(match.bio),
    interests: match.interests.map(mask.maskContacts),
  },
  conversation: match.messages.map(({ sender, content }) => ({
    from: sender === 'user' ? 'member' : 'match',
    text: mask.mask(content),
  })),
  draft: options.draft && mask.mask(options.draft),
  avoid: avoid.map(mask.mask),
});

const answerFormat = ({ overruled }: WritingOptions) => ({
  name: 'suggestions',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    suggestions: {
      type: 'array',
      items: strictObjectSchema({
        text: { type: 'string' },
        reason: { type: 'string' },
        evidence: { anyOf: [{ type: 'string', enum: Object.keys(evidence) }, { type: 'null' }] },
        answer: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      }),
    },
  }),
});

/** The complete prompt, without time limit and signal. */
export const buildSuggestPrompt = (match: MatchFields, options: WritingOptions, avoid: string[], mask: RequestMask) =>
  createPrompt(buildInstructions(options), buildMaterial(match, options, avoid, mask), answerFormat(options));
