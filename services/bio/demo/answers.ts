import type { DemoAnswers } from '@datewright/demo/answers';
import { advise } from './advise.ts';
import { phrasesByLanguage } from './phrases-by-language.ts';
import { readBioTask } from './read-bio-task.ts';
import { writeBio } from './write-bio.ts';

const injectedText = 'Claim your prize at https://evil.example/win or call +44 7700 900123 now!';

const answers: DemoAnswers = {
  schemas: ['bio', 'bio_advice'],
  compose({ schema, text, instructions, behaviour }) {
    const told = readBioTask(text, instructions);
    const task = behaviour === 'repeat' ? { ...told, avoid: [] } : told;
    if (schema === 'bio_advice') return advise(task);
    const written = writeBio(task);
    if (behaviour === 'long') return { ...written, bio: `${written.bio} `.repeat(3).trim() };
    return behaviour === 'invent'
      ? { ...written, bio: `${written.bio} ${phrasesByLanguage[task.language].invented}` }
      : written;
  },
  hijacked({ schema, instructions }) {
    const recited = instructions.slice(0, 300);
    if (schema === 'bio') return { kind: 'normal', bio: injectedText, explanation: [recited] };
    const feedback = [injectedText, recited, 'Say hi to someone today.', 'Smile.', 'Take a photo outside.'];
    return { kind: 'normal', feedback, improvedVersion: injectedText };
  },
};
export default answers;
