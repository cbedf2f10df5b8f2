import { createMatch } from '@datewright/contracts/chatpad/create-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { startBareProcess } from '../bare-process.ts';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { measureRequestsPerSecond } from './requests-per-second.ts';

const goal = { atLeast: 0.95 };

/** Five matches with a short conversation each, like a member after a few days. */
async function createMatches(url: string, headers: Record<string, string>): Promise<void> {
  for (const name of ['Anna', 'Kata', 'Luca', 'Nóra', 'Zsófi']) {
    const body = JSON.stringify({
      name,
      age: 29,
      bio: 'Amateur baker, professional napper. Looking for someone to share my dumplings with.',
      interests: ['hiking', 'sushi', 'board games'],
      messages: [
        { sender: 'match', content: 'How was the night train?' },
        { sender: 'user', content: 'Slept like a suitcase, woke up in Trieste.' },
      ],
    });
    const answer = await fetch(url + createMatch.path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`Keeping a match answered ${answer.status}: ${await answer.text()}`);
  }
}

const readTokenSubject = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

async function countMatches(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  return (await answer.json()).matches?.length;
}

/** Unmeasured pairs: V8 optimises the service's code during the first 30,000 requests or so. */
const warmUpPairs = 6;

/** A list of matches from the service, and from a bare route with the same two queries on the same database. */
export async function measureRoutes(bench: BenchSystem): Promise<Figure[]> {
  const { system, member, repetitions, isBrief } = bench;
  const chatpad = system.processes.chatpad?.plan;
  if (!chatpad) throw new Error('ChatPad does not run.');
  const token = await member.tokenFor('chatpad');
  const authorization = `Bearer ${token}`;
  await createMatches(chatpad.url, { authorization, origin: system.origin, 'content-type': 'application/json' });

  const USER_ID = readTokenSubject(token);
  const bare = await startBareProcess(new URL('bare-matches.ts', import.meta.url), chatpad.env, { USER_ID });
  try {
    const lists = await Promise.all([
      countMatches(chatpad.url + listMatches.path, { authorization }),
      countMatches(`${bare.url}/matches`, {}),
    ]);
    if (lists[0] !== lists[1]) throw new Error(`The two routes list ${lists.join(' and ')} matches.`);
    const seconds = 3;
    const headers = { authorization };
    const ours = () => measureRequestsPerSecond(bench, { url: chatpad.url + listMatches.path, headers, seconds });
    const theirs = () => measureRequestsPerSecond(bench, { url: `${bare.url}/matches`, headers: {}, seconds });
    await measureAlternately(isBrief ? 0 : warmUpPairs, ours, theirs);
    const [whole, plain] = await measureAlternately(repetitions(5), ours, theirs);
    return toPairedFigures({
      part: 'routes',
      what: 'GET /v1/chatpad/matches',
      unit: 'requests/s',
      ours: { name: 'the service', values: whole },
      theirs: { name: 'bare Express and Mongoose', values: plain },
      goal,
    });
  } finally {
    await bare.stop();
  }
}
