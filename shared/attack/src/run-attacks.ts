import { type Attack, type Outcome, outcomeOf } from './attack.ts';
import { crossSite } from './attacks/cross-site.ts';
import { eventsFlood } from './attacks/events-flood.ts';
import { foreignIds } from './attacks/foreign-ids.ts';
import { freezingTexts } from './attacks/freezing-texts.ts';
import { headerInjection } from './attacks/header-injection.ts';
import { injection } from './attacks/injection.ts';
import { masking } from './attacks/masking.ts';
import { nulCharacters } from './attacks/nul-characters.ts';
import { oddNames } from './attacks/odd-names.ts';
import { openRedirects } from './attacks/open-redirects.ts';
import { operators } from './attacks/operators.ts';
import { oversize } from './attacks/oversize.ts';
import { pictures } from './attacks/pictures.ts';
import { races } from './attacks/races.ts';
import { safety } from './attacks/safety.ts';
import { slowBodies } from './attacks/slow-bodies.ts';
import { slowUploads } from './attacks/slow-uploads.ts';
import { strangers } from './attacks/strangers.ts';
import type { House } from './house.ts';

/** In the order in which they run: what fills queues comes last. */
export const attacks: readonly Attack[] = [
  strangers,
  foreignIds,
  crossSite,
  oddNames,
  operators,
  nulCharacters,
  oversize,
  openRedirects,
  headerInjection,
  injection,
  safety,
  masking,
  freezingTexts,
  races,
  pictures,
  eventsFlood,
  slowBodies,
  slowUploads,
];

export interface Line extends Outcome {
  name: string;
  seconds: number;
}

/** Runs each attack alone; what it throws counts as giving way. */
export async function runAttack(house: House, attack: Attack): Promise<Line> {
  const since = performance.now();
  const outcome = await outcomeOf(house, attack).catch((error) => ({ tries: 1, gaveWay: [String(error)] }));
  return { name: attack.name, seconds: (performance.now() - since) / 1000, ...outcome };
}

const shown = 12;

/** Of a hundred lines about one call, one. */
const firstOfEach = (lines: string[]) =>
  [...new Map(lines.toReversed().map((line) => [line.split(' ').slice(0, 3).join(' '), line])).values()].slice(
    0,
    shown,
  );

/** One line an attack; under it the first of what gave way. */
export function tableOf(lines: Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const row = ({ name, tries, seconds, gaveWay }: Line) => [
    `${name.padEnd(width)}  ${String(tries).padStart(6)} tries  ${seconds.toFixed(1).padStart(6)} s  ${gaveWay.length === 0 ? 'held' : `GAVE WAY ${gaveWay.length} times`}`,
    ...firstOfEach(gaveWay).map((what) => `    ${what}`),
  ];
  return lines.flatMap(row).join('\n');
}
