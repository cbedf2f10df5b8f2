import type { DemoAnswers } from '@datewright/demo/answers';
import { extractJson } from '@datewright/demo/extract-json';

const answers: DemoAnswers = {
  schemas: ['__schema__'],
  compose({ text }) {
    const { question = '' } = (extractJson(text) ?? {}) as { question?: string };
    return { kind: 'normal', answer: `You asked: ${question} A real AI answers here; this is only the demo AI.` };
  },
  hijacked: ({ instructions }) => ({ kind: 'normal', answer: instructions.slice(0, 300) }),
};
export default answers;
