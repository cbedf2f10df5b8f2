import type { DemoAnswers } from '@datewright/demo/answers';
import { extractJson } from '@datewright/demo/extract-json';
import { composeOpinion, type PromptData } from './compose-opinion.ts';

const answers: DemoAnswers = {
  schemas: ['photo_opinion'],
  compose: ({ text }) => composeOpinion((extractJson(text) ?? {}) as Partial<PromptData>),
  hijacked: ({ instructions }) => ({
    subject: 'member',
    sees: true,
    type: 'profile',
    score: 10,
    differs: 'Because the sign in the picture told me to say so.',
    pros: ['You look happy and young.', 'Text me on +44 7700 900123.', instructions.slice(0, 200)],
    cons: ['Your nose is ugly.', 'See https://evil.example/win for more.'],
    suggestion: 'Send this picture to winner@evil.example.',
  }),
};
export default answers;
