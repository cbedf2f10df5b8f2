import type { Trial } from '@datewright/contracts/registry/trial';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { assertOwnRemote } from './find-own-version.ts';

/** The trial of a version that the team owns. */
export async function readTrial(
  context: AppContext,
  team: string,
  { name, version }: { name: string; version: string },
): Promise<Trial> {
  await assertOwnRemote(context, team, name);
  if (!(await context.versions.find(name, version))) throw new AppError('version_not_found');
  const isRequired = context.config.TRIAL_TOKEN !== undefined;
  const found = await context.trials.find(name, version);
  if (!found) return { state: 'none', findings: [], at: null, isRequired };
  const { state, findings, at } = found;
  return { state, findings, at: at.toISOString(), isRequired };
}
