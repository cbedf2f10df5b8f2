import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import type { Version } from '../data/version-store.ts';

/** Findings that fit into one message; `mfe trial` lists all. */
const shownFindings = 3;

/**
 * Throws unless the version passed its trial, where trials are on. A page can't stop a script that never ends, so such a
 * version must not become live. Asks for the trial of a version that has had none.
 */
export async function assertTried(
  { config, trials }: Pick<AppContext, 'config' | 'trials'>,
  { name, version }: Pick<Version, 'name' | 'version'>,
): Promise<void> {
  if (config.TRIAL_TOKEN === undefined) return;
  const trial = await trials.find(name, version);
  if (trial?.state === 'passed') return;
  if (trial?.state === 'failed') {
    const found = trial.findings.slice(0, shownFindings).join(' ');
    throw new AppError('trial_failed', {
      message: `This version failed its trial. ${found} \`mfe trial ${version}\` lists everything; publish a version without these faults.`,
    });
  }
  if (!trial) await trials.request(name, version);
  throw new AppError('trial_waiting');
}
