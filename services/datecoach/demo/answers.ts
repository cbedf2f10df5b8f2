import type { DemoAnswers } from '@datewright/demo/answers';
import { english } from './en/phrasebook.ts';
import { findSpots } from './find-spots.ts';
import { hijackedPlaybook, hijackedSpots } from './hijacked.ts';
import { hungarian } from './hu/phrasebook.ts';
import { detectTaskLanguage } from './language.ts';
import { misbehave } from './misbehave.ts';
import { readTask } from './read-task.ts';
import { writePlaybook } from './write-playbook.ts';

const phrasebooks = { en: english, hu: hungarian };

const answers: DemoAnswers = {
  schemas: ['date_spots', 'date_playbook'],
  compose({ schema, text, behaviour }) {
    const task = readTask(text);
    const book = phrasebooks[detectTaskLanguage(task)];
    const whole =
      schema === 'date_spots'
        ? { kind: 'normal', spots: findSpots(task, book) }
        : { kind: 'normal', sections: writePlaybook(task, book) };
    return misbehave(whole, behaviour, book.invented);
  },
  hijacked: ({ schema, instructions }) =>
    schema === 'date_spots' ? hijackedSpots(instructions) : hijackedPlaybook(instructions),
};
export default answers;
