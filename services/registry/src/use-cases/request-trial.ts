import type { Trial } from '@datewright/contracts/registry/trial';
import type { AppContext } from '../context.ts';
import { readTrial } from './read-trial.ts';

/** Makes a version of the team wait for another trial. Without trials it would wait for ever, so nothing changes. */
export async function requestTrial(
  context: AppContext,
  team: string,
  target: { name: string; version: string },
): Promise<Trial> {
  const { isRequired } = await readTrial(context, team, target);
  if (isRequired) await context.trials.request(target.name, target.version);
  return readTrial(context, team, target);
}
