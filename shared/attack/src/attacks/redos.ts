import type { Attack } from '../attack.ts';
import { newAddress, newMember } from '../member.ts';
import { sendRawRequest } from '../send-raw-request.ts';
import { askBio, askChatpad, askCoach } from '../tools.ts';

const repeatText = (turn: string, end = '!') => `${turn.repeat(Math.ceil(8000 / turn.length)).slice(0, 7900)}${end}`;

/** Texts on which a backtracking pattern needs exponential time. */
const texts = [
  'meg csak '.repeat(40),
  repeatText('meg csak '),
  repeatText('csak meg most '),
  repeatText('im only just like about '),
  repeatText('no ', '?'),
  repeatText('(((', '.'),
  repeatText('?', ' a'),
  repeatText('a.'),
  repeatText('a-'),
  repeatText('1 '),
  repeatText('A1'),
  repeatText('six '),
  repeatText('i a m '),
  repeatText('\u200d'),
  repeatText('𝓪'),
  repeatText('Ж'),
  repeatText('anna at gmail dot '),
  repeatText('+36 '),
  repeatText('0 one '),
  repeatText('My name is Anna Kovács '),
];

/** Texts made to keep a service busy: they are answered, and so is everybody else meanwhile. */
export const redos: Attack = {
  name: 'freezing texts',
  async run(environment, record) {
    const [hostile, other] = [await newMember(environment), await newMember(environment)];
    const headers = { origin: environment.origin, 'content-type': 'application/json' };
    const from = newAddress();
    const anonymous = texts.map((bio) =>
      sendRawRequest(environment.origin, {
        method: 'POST',
        path: '/v1/bio/score',
        headers: { ...headers, 'x-forwarded-for': from },
        body: JSON.stringify({ bio }),
      }),
    );
    for (const service of ['bio', 'chatpad', 'datecoach']) {
      const { status } = await sendRawRequest(environment.processes[service]?.url ?? '', {
        method: 'GET',
        path: '/livez',
      });
      record(`${service} /livez answered ${status}`, status === 200);
    }
    const calm = await askBio(other, 'score', 'I bake bread on Sundays and hike with my dog.');
    record(`another member’s score answered ${calm.status}`, calm.status === 200);
    for (const [at, answer] of (await Promise.all(anonymous)).entries()) {
      record(`text ${at} as a bio answered ${answer.status}`, answer.status > 0 && answer.status < 500);
    }
    for (const [at, text] of texts.entries()) {
      const match = { name: 'Anna', messages: [{ sender: 'match', content: text.slice(0, 1900) }] };
      const [chat, spots] = await Promise.all([askChatpad(hostile, match), askCoach(hostile, 'spots', match)]);
      record(`text ${at} to ChatPad answered ${chat.status}`, chat.status > 0 && chat.status < 500);
      record(`text ${at} to Date Coach answered ${spots.status}`, spots.status > 0 && spots.status < 500);
    }
  },
};
