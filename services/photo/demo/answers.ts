import type { DemoAnswers } from '@datewright/demo/answers';
import { dataIn } from '@datewright/demo/data-in';
import { opinionFrom, type Shown } from './opinion-from.ts';

const answers: DemoAnswers = {
  schemas: ['photo_opinion'],
  compose: ({ text }) => opinionFrom((dataIn(text) ?? {}) as Partial<Shown>),
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
