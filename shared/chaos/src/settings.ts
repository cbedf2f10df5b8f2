import { parseArgs } from 'node:util';
import { type Fault, faultKinds } from './faults.ts';
import { sabotages } from './sabotage/sabotages.ts';

export interface ChaosSettings {
  members: number;
  /** Seconds in which faults may begin: later ones are skipped, and a skipped fault counts as failed. */
  seconds: number;
  /** Empty: every kind of fault at every process, in turn. */
  faults: Fault[];
  /** Also every connection, after the faults. */
  network: boolean;
  /** Starts two of everything, workers apart, and harms one of them at a time. */
  replicas: boolean;
  /** Deliberate harm, to prove that the audit finds it. */
  sabotage: string[];
}

export class ChaosSettingsError extends Error {}

function parseNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new ChaosSettingsError(`--${name} is a number from 1 to ${most}.`);
  }
  return value;
}

function parseFault(text: string): Fault {
  const [process = '', word = ''] = text.split(':');
  const kind = faultKinds.find((one) => one === word);
  if (!kind || !/^[a-z]+(-[a-z]+)?$/.test(process)) {
    throw new ChaosSettingsError(
      `A fault is a process or connection and one of ${faultKinds.join(', ')}: account:kill or edge-chatpad:cut, not “${text}”.`,
    );
  }
  return { kind, process };
}

/** Reads `--members 15 --seconds 900 --faults account:kill,edge:restart --network --sabotage charge-twice`, or `--replicas`; each is optional. */
export function readSettings(args: string[]): ChaosSettings {
  const option = { type: 'string' } as const;
  const options = {
    members: option,
    seconds: option,
    faults: option,
    network: { type: 'boolean' },
    replicas: { type: 'boolean' },
    sabotage: option,
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new ChaosSettingsError(error instanceof Error ? error.message : String(error));
  }
  const { members = '6', seconds = '1200', faults = '', network = false, replicas = false, sabotage = '' } = values;
  const names = sabotage.split(',').filter(Boolean);
  for (const name of names) {
    if (!sabotages.has(name)) {
      throw new ChaosSettingsError(`There is no sabotage “${name}”: ${[...sabotages.keys()].join(', ')}.`);
    }
  }
  return {
    members: parseNumber('members', members, 50),
    seconds: parseNumber('seconds', seconds, 7200),
    faults: faults.split(',').filter(Boolean).map(parseFault),
    network,
    replicas,
    sabotage: names,
  };
}
