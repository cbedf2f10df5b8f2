import type { DemoAnswers } from '@datewright/demo/answers';

const answers: DemoAnswers = {
  schemas: ['date_spots', 'date_playbook'],
  compose: () => ({ kind: 'normal' }),
  hijacked: ({ instructions }) => ({ kind: 'normal', answer: instructions.slice(0, 300) }),
};
export default answers;
