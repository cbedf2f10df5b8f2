import { randomUUID } from 'node:crypto';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { PartOfDay } from '@datewright/contracts/datecoach/playbook-options';
import { type EvalBrowser, startEvalEnvironment } from '../eval-environment.ts';
import { listLines, type MeasuredPlaybook } from './measure-playbooks.ts';

interface PlaybookMatch {
  name: string;
  bio: string;
  interests: string[];
  messages: { sender: 'match' | 'user'; content: string }[];
}

/** Matches, and spots of different kinds: public, private and unknown ones, and those that the demo AI proposes. */
export const playbookMatches: { match: PlaybookMatch; spots: string[] }[] = [
  {
    match: {
      name: 'Anna',
      bio: 'Amateur baker. Looking for somebody to share my dumplings with.',
      interests: ['hiking', 'sushi', 'board games'],
      messages: [
        { sender: 'match', content: 'I do not drink, hope that is fine' },
        { sender: 'match', content: 'I lost every board game last Sunday.' },
      ],
    },
    spots: [
      'a nudist beach',
      'a roller coaster park',
      'my flat',
      'A quiet café',
      'a small gallery',
      'The old signal box',
      'A slow round in a garden',
      'A promenade with benches',
      'A walk in a big park',
      'A bakery with a window seat',
    ],
  },
  {
    match: {
      name: 'Bori',
      bio: 'Hétvégén kirándulok, hétköznap olvasok és kávét főzök.',
      interests: ['társasjáték', 'könyvek'],
      messages: [{ sender: 'match', content: 'A múlt héten végre befejeztem azt a hosszú regényt, amit ajánlottál.' }],
    },
    spots: [
      'egy nudista strand',
      'a vidámpark',
      'nálam',
      'egy csendes kávézó',
      'egy kis galéria',
      'A régi váltótorony',
      'Lassú kör egy kertben',
      'Sétány sok paddal',
      'Séta egy nagy parkban',
      'Két sütemény az ablaknál',
    ],
  },
];

async function write(
  browser: EvalBrowser,
  { match, spot, partOfDay }: { match: PlaybookMatch; spot: string; partOfDay?: PartOfDay },
): Promise<MeasuredPlaybook> {
  await browser.ready();
  const operationId = randomUUID();
  const { interests: matchInterests, messages: chatHistory, ...about } = match;
  const spotFields = { locationId: `custom-${operationId}`, locationName: spot };
  const timeSlot = partOfDay && { weekday: 'saturday', partOfDay };
  const body = { ...about, matchInterests, chatHistory, ...spotFields, timeSlot, operationId };
  const answer = await browser.call('POST', '/functions/v1/date-strategy-generator', body, randomUUID());
  if (!answer.ok) throw new Error(`No playbook for ${spot}: ${answer.status} ${await answer.text()}`);
  const read = await browser.call('GET', `/v1/datecoach/playbooks/${operationId}`, undefined, randomUUID());
  const { sections } = (await read.json()) as Playbook;
  return { match: match.name, spot, lines: listLines(sections) };
}

/** Two times for the last three spots of each match, which are a promenade, a walk and a bakery. */
const times = ['morning', 'evening'] as const satisfies PartOfDay[];
const timedSpots = -3;

export interface PlaybookRun {
  playbooks: MeasuredPlaybook[];
  /** Playbooks for the same match and spot at two times. */
  timed: [MeasuredPlaybook, MeasuredPlaybook][];
  ai: string;
}

/** Has a playbook written for each match and spot by the real service. `TEST_MONGODB_URI` names the database server. */
export async function runPlaybooks(): Promise<PlaybookRun> {
  const environment = await startEvalEnvironment('datecoach');
  try {
    const asked = playbookMatches.flatMap(({ match, spots }) => spots.map((spot) => ({ match, spot })));
    const playbooks: MeasuredPlaybook[] = [];
    for (const one of asked) playbooks.push(await write(environment.browser(), one));
    const timed: PlaybookRun['timed'] = [];
    for (const { match, spots } of playbookMatches) {
      for (const spot of spots.slice(timedSpots)) {
        const writeAt = (partOfDay: PartOfDay) => write(environment.browser(), { match, spot, partOfDay });
        timed.push([await writeAt(times[0]), await writeAt(times[1])]);
      }
    }
    return { playbooks, timed, ai: environment.ai };
  } finally {
    await environment.stop();
  }
}
