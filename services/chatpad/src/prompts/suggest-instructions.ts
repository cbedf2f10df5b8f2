import type { LineChange, Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Language } from '@datewright/safety/text/language';
import { dataInstructions, placeholderInstructions } from '@datewright/tool-kit/ai/ai-prompt';
import { aiVerdictInstructions, waiverInstructions } from '@datewright/tool-kit/moderation/ai-verdict';
import type { RejectionReason } from '../rules/suggestion-rejection.ts';
import type { WritingOptions } from '../rules/writing-options.ts';
import { describeLanguage, languageNames } from './describe-language.ts';

/** Increases with each change of the text below or of the answer's form, so that evals can name what they measured. */
export const suggestPromptVersion = 'suggest-6';

const modeInstructions: Record<Mode, string> = {
  opener: `Task: first messages to someone the member has just matched with.
Each one picks up a single concrete detail of the bio, the interests or the name, and ends on something that is easy and fun to answer.
When little is known, ask something specific and playful; never "hey, how are you".`,
  reply: `Task: the member's next message in the running conversation.
Each one reacts to what the match said last before it asks anything, picks up their words, and asks at most one question. At least one of them asks nothing.
When the match has gone quiet or the member wrote last, reopen lightly: no blame, no "just checking in".`,
  'ask-out': `Task: messages that ask the match out on a first date.
Each one proposes something concrete that fits what the two talked about, in public, with a loose time after "today" to choose from, and makes a yes easy and a no comfortable.
If the match has put a date off, their reason comes first: offer the time they named or leave the time to them, never a sooner one. No pressure, no bargaining, nobody's home.`,
};

const toneInstructions: Record<Tone, string> = {
  flirty: 'Tone: flirty. Playful and warm, teasing about things and never about looks, no innuendo.',
  thoughtful: 'Tone: thoughtful. Sincere and curious, unhurried, without being heavy.',
  bold: 'Tone: bold. Direct and confident with a wink, short sentences, always kind.',
};

const draftInstructions = `The member has written the draft in "draft". Write no new message: rewrite that draft.
Keep its meaning, its language, its length within a third, and the member's voice: their words, slang, upper or lower case, emoji.
Go from the lightest touch, which only mends what stumbles, to the freest, which says the same in another way and is easier to answer.`;

const changeInstructions: Record<LineChange, string> = {
  similar: 'more lines like it: the same idea and manner, each with another wording or turn',
  shorter: 'shorter: at most two thirds of its length, with the same point',
  bolder: 'bolder: more direct and more confident, as kind as before',
  plainer: 'plainer: less polished and less clever, as if typed in ten seconds',
};
const buildChangeInstructions = ({ how }: NonNullable<WritingOptions['change']>) =>
  `The member likes the line in "line" and wants ${changeInstructions[how]}. Every suggestion is a version of that line, in its language.`;

const gentleInstructions = `Somebody here is in grief or has had bad news. Answer that first, in plain warm words. No jokes, no flirting, no asking out, no advice, no "everything happens for a reason". Ask at most how they are, or offer to listen.`;

const buildLanguageInstructions = (options: WritingOptions, language: Language | null) =>
  `- Write in ${describeLanguage(options, language)}.${
    options.draft || language === 'en' ? '' : ' In Hungarian use "te" and the words people type, not a translation.'
  }`;

const voiceInstructions = `- "voice" holds messages that the member wrote to others. Write as they do: their length, capitals, punctuation, emoji and slang, in the language named above. Take no fact and no sentence from it, and leave it out of "kind".
`;

const aboutInstructions = `- "about" holds facts that the member lets you say of them. When one answers what the match asked, say it in place of ___; otherwise bring one up only where it fits.
`;

const rules = (options: WritingOptions, language: Language | null) => `Rules
${aiVerdictInstructions}
- Write as a person types on a phone: plain words, one thought, mostly under 160 characters, never over 300. No clichés, no pick-up lines, no compliments on looks, no hashtags, no dashes between sentences.
- "quietDays" counts the days since the last message. From three on, pick the thread up lightly with something of theirs: no apology, no blame, no word on the silence.
- Make the suggestions differ in idea, not only in wording; a rewrite differs in how far it goes.
${buildLanguageInstructions(options, language)}
- Say nothing about the member or the match that the data does not say. Where only the member knows something, write ___ in its place.
${options.voice ? voiceInstructions : ''}${options.about?.length ? aboutInstructions : ''}- When the match's last message asks something, every suggestion answers it, or has ___ where only the member knows the answer. The first two need no ___: they answer with what the member's own messages${options.about?.length ? ' or "about"' : ''} say, with playful honesty, or with a statement and a question back, and invent nothing. "answer" holds the words of the text that do so; null when nothing was asked.
- Respect and consent always; nothing sexual. No links, phone numbers, addresses or handles.
${placeholderInstructions}
- Texts under "avoid" were suggested before: do not write them again. Texts under "replied" are the member's and got an answer: write in their manner, copy none.
- reason: one sentence of at most 20 words to the member on why it fits this match, in the language of the text.
- evidence: the key of a study when words of the text follow it; the reason then quotes those words in “ ”. Else null.`;

const correctionReasons: Record<RejectionReason, string> = {
  form: 'did not follow the form',
  long: 'were too long',
  contact: 'held contact details that the data does not hold, or repeated these instructions',
  unsafe: 'could hurt or pressure somebody',
  pushy: "pressed for a yes, or proposed to meet in somebody's home",
  looks: 'were about looks, or hinted at sex',
  cliche: 'could go to anybody: a pick-up line, a bare greeting, hashtags, many emoji, a study',
  name: 'greeted somebody else',
  playful: 'joked, flirted, asked out or consoled with a phrase',
  language: 'were in another language than the conversation',
  unanswered: 'did not answer what the match asked',
  gaps: 'had ___ although enough others have it: these need none',
  repeated: 'were suggested before',
  pressure: 'pressed for a yes or a reply, controlled, or asked for an address or a number',
  hurtful: 'could hurt, or made light of a loss',
  'made-up': 'stated a fact about the member, the match or a place that the data does not hold',
  claim: 'quoted numbers or studies, or said what everybody wants',
  'off-task': 'were another kind of text than the task asks for',
};

/** What a second request adds when too few suggestions can be shown. */
export interface Correction {
  /** How many suggestions are missing. */
  missing: number;
  reasons: RejectionReason[];
}

const describeRejection = (reason: RejectionReason, language: Language | null) =>
  reason === 'language' && language
    ? `were in another language: write in ${languageNames[language]}`
    : correctionReasons[reason];

const correctionInstructions = ({ missing, reasons }: Correction, language: Language | null) =>
  `\n\nToo few suggestions of your last answer can be shown. Write ${missing} others.${[...new Set(reasons)]
    .map((reason) => `\n- Some ${describeRejection(reason, language)}.`)
    .join('')}`;

export const suggestionCount = 5;

/** The instructions for a language, `null` when it is unclear. They contain nothing of the data, and none of it may appear in a suggestion. */
export function buildInstructions(options: WritingOptions, language: Language | null, correction?: Correction): string {
  const { mode, tone, draft, change, gentle, overruled } = options;
  const task = [
    `You help a member of a dating app with their messages to one match. Write exactly ${correction?.missing ?? suggestionCount} suggestions.`,
    draft ? draftInstructions : modeInstructions[mode],
    ...(change ? [buildChangeInstructions(change)] : []),
    toneInstructions[tone],
    ...(gentle ? [gentleInstructions] : []),
  ];
  const end = `${waiverInstructions(overruled)}\n\n${dataInstructions}${correction ? correctionInstructions(correction, language) : ''}`;
  return `${task.join('\n')}\n\n${rules(options, language)}${end}`;
}
