import { type Attack, type AttackOutcome, runForOutcome } from './attack.ts';
import type { AttackEnvironment } from './attack-environment.ts';
import { crossSite } from './attacks/cross-site.ts';
import { eventsFlood } from './attacks/events-flood.ts';
import { foreignIds } from './attacks/foreign-ids.ts';
import { headerInjection } from './attacks/header-injection.ts';
import { masking } from './attacks/masking.ts';
import { missingCredentials } from './attacks/missing-credentials.ts';
import { nosqlOperators } from './attacks/nosql-operators.ts';
import { nulCharacters } from './attacks/nul-characters.ts';
import { oddNames } from './attacks/odd-names.ts';
import { openRedirects } from './attacks/open-redirects.ts';
import { oversizedInput } from './attacks/oversized-input.ts';
import { pictures } from './attacks/pictures.ts';
import { promptInjection } from './attacks/prompt-injection.ts';
import { races } from './attacks/races.ts';
import { redos } from './attacks/redos.ts';
import { safety } from './attacks/safety.ts';
import { slowBodies } from './attacks/slow-bodies.ts';
import { slowUploads } from './attacks/slow-uploads.ts';

/** In the order of execution: attacks that fill queues come last. */
export const attacks: readonly Attack[] = [
  missingCredentials,
  foreignIds,
  crossSite,
  oddNames,
  nosqlOperators,
  nulCharacters,
  oversizedInput,
  openRedirects,
  headerInjection,
  promptInjection,
  safety,
  masking,
  redos,
  races,
  pictures,
  eventsFlood,
  slowBodies,
  slowUploads,
];

export interface AttackResult extends AttackOutcome {
  name: string;
  seconds: number;
}

/** Runs one attack; an exception counts as a failure. */
export async function runAttack(environment: AttackEnvironment, attack: Attack): Promise<AttackResult> {
  const since = performance.now();
  const outcome = await runForOutcome(environment, attack).catch((error) => ({ tries: 1, failures: [String(error)] }));
  return { name: attack.name, seconds: (performance.now() - since) / 1000, ...outcome };
}

const maxShownFailures = 12;

/** Keeps the first line per call. */
const firstFailurePerCall = (lines: string[]) =>
  [...new Map(lines.toReversed().map((line) => [line.split(' ').slice(0, 3).join(' '), line])).values()].slice(
    0,
    maxShownFailures,
  );

/** One line per attack, with its first failures below. */
export function formatTable(lines: AttackResult[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const row = ({ name, tries, seconds, failures }: AttackResult) => [
    `${name.padEnd(width)}  ${String(tries).padStart(6)} tries  ${seconds.toFixed(1).padStart(6)} s  ${failures.length === 0 ? 'isSafe' : `GAVE WAY ${failures.length} times`}`,
    ...firstFailurePerCall(failures).map((what) => `    ${what}`),
  ];
  return lines.flatMap(row).join('\n');
}
