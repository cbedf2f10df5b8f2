import type { Frames } from '../phrasebook.ts';

/** `{draft}` is the member's draft, tidied; `{Draft}` adds a full stop; `{draft1}` is its first sentence. */
export const rewrites: Frames = {
  flirty: [
    {
      say: '{Draft} {question}',
      why: 'Your words, plus one question that is easy to answer.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Draft} No pressure, but I already like where this is going.',
      why: 'Your words with a light, playful ending.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hey} {Draft} Your turn.',
      why: 'Your words, opened warmly and handed over.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{draft1} And since I’m asking: {q}',
      why: 'Keeps your first thought and gives them something to pick up.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Draft} I’m only slightly nervous about your answer.',
      why: 'Your words, with a little charm at the end.',
      evidence: 'soundHuman',
    },
    { say: '{Draft}', why: 'Exactly your words, tidied: they sound like you.', evidence: 'soundHuman' },
    {
      say: '{question} {Draft}',
      why: 'Opens on a question and keeps your own words for the close.',
      evidence: 'followUpQuestions',
    },
  ],
  thoughtful: [
    {
      say: '{Draft} {question}',
      why: 'Your words, followed by a question that shows interest.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hey} {Draft} I’d really like to hear your side.',
      why: 'Your words, with a sincere invitation to answer.',
      evidence: 'followUpQuestions',
    },
    { say: '{Draft} No rush to answer, I’m just curious.', why: 'Your words without any pressure.', evidence: null },
    {
      say: '{draft1} It made me wonder: {q}',
      why: 'Keeps your first thought and goes one step deeper.',
      evidence: 'followUpQuestions',
    },
    { say: '{Draft}', why: 'Exactly your words, tidied: they sound like you.', evidence: 'soundHuman' },
    {
      say: '{Draft} How’s that for you{,name}?',
      why: 'Your words, turned towards them at the end.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{question} {Draft}',
      why: 'Shows interest first, then says what you wanted to say.',
      evidence: 'followUpQuestions',
    },
  ],
  bold: [
    { say: '{Draft} Your move{,name}.', why: 'Your words with a confident ending.', evidence: 'shortPersonalFunny' },
    { say: '{Draft} {question}', why: 'Your words, and one direct question.', evidence: 'followUpQuestions' },
    { say: '{draft1}', why: 'Only your strongest sentence: short beats long.', evidence: 'shortPersonalFunny' },
    { say: '{Hey} Straight to it. {Draft}', why: 'Your words without a warm-up.', evidence: 'shortPersonalFunny' },
    { say: '{Draft}', why: 'Exactly your words, tidied: they sound like you.', evidence: 'soundHuman' },
    {
      say: '{Draft} Convince me otherwise.',
      why: 'Your words with a friendly challenge.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{question} {Draft}',
      why: 'Leads with the question and lands on your words.',
      evidence: 'followUpQuestions',
    },
  ],
};
