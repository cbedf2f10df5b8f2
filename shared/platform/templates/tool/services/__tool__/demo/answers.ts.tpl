import type { DemoAnswers } from '@datewright/demo/answers';
import { dataIn } from '@datewright/demo/data-in';

const answers: DemoAnswers = {
  schemas: ['__schema__'],
  compose({ text }) {
    const { question = '' } = (dataIn(text) ?? {}) as { question?: string };
    return { kind: 'normal', answer: `You asked: ${question} A real AI answers here; this is only the demo AI.` };
  },
  hijacked: ({ instructions }) => ({ kind: 'normal', answer: instructions.slice(0, 300) }),
};
export default answers;
