import { userInfo } from 'node:os';
import type { Decision } from '@datewright/contracts/registry/decision';
import { getCanaryHealth, type VersionHealth } from '@datewright/contracts/registry/get-canary-health';
import { getTrial } from '@datewright/contracts/registry/get-trial';
import { listHistory } from '@datewright/contracts/registry/list-history';
import { listRemotes } from '@datewright/contracts/registry/list-remotes';
import { listUnmetNeeds } from '@datewright/contracts/registry/list-unmet-needs';
import { promoteVersion } from '@datewright/contracts/registry/promote-version';
import type { Release } from '@datewright/contracts/registry/release';
import { requestTrial } from '@datewright/contracts/registry/request-trial';
import { rollBack } from '@datewright/contracts/registry/roll-back';
import { startCanary } from '@datewright/contracts/registry/start-canary';
import type { Trial, TrialState } from '@datewright/contracts/registry/trial';
import { withdrawVersion } from '@datewright/contracts/registry/withdraw-version';
import type { Command, CommandInput, CommandResult, Flag } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { readCard } from './read-card.ts';
import { callRegistry, type RegistryAccess } from './registry-client.ts';

export const registryFlag: Record<string, Flag> = {
  registry: { value: '<url>', help: 'the registry, or an edge in front of it; REGISTRY_URL by default' },
};
export const jsonFlag: Record<string, Flag> = { json: { help: 'prints the answer, or the refusal, as JSON' } };
export const remoteFlag: Record<string, Flag> = {
  remote: { value: '<name>', help: 'the remote; the one in this folder by default' },
};
export const noteFlags: Record<string, Flag> = {
  by: { value: '<name>', help: 'who decides, for the history; your user name by default' },
  reason: { value: '<text>', help: 'why, for the history' },
};
const readFlags = { ...remoteFlag, ...registryFlag, ...jsonFlag };
const decisionFlags = { ...readFlags, ...noteFlags };

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export function readRegistryUrl({ flags }: CommandInput): string {
  const url = textOf(flags.registry) ?? process.env.REGISTRY_URL;
  if (url === undefined) throw new UsageError('Name the registry: --registry <url>, or REGISTRY_URL.');
  if (!URL.canParse(url)) throw new UsageError(`${url} is not a URL.`);
  return url;
}

export function readTeamAccess(input: CommandInput): Required<RegistryAccess> {
  const token = process.env.PUBLISH_TOKEN;
  if (!token) throw new UsageError('PUBLISH_TOKEN is not set: it holds the publish token of your team.');
  return { registryUrl: readRegistryUrl(input), token };
}

export const readName = ({ flags, folder }: CommandInput) => textOf(flags.remote) ?? readCard(folder).name;

function readVersion({ positionals: [version, ...more] }: CommandInput): string {
  if (version === undefined || more.length > 0) throw new UsageError('Name one version, such as 1.4.0.');
  return version;
}

export function readNote({ flags }: CommandInput) {
  const reason = textOf(flags.reason);
  return { by: textOf(flags.by) ?? userInfo().username, ...(reason !== undefined && { reason }) };
}

function readPercent({ flags }: CommandInput): number {
  const percent = Number(textOf(flags.percent) ?? Number.NaN);
  if (!(percent >= 0 && percent <= 100)) throw new UsageError('Say for how many visitors: --percent from 0 to 100.');
  return percent;
}

function describeRelease({ name, stable, canary, withdrawn }: Release): string {
  const parts = [
    `stable ${stable ?? 'none'}`,
    ...(canary ? [`canary ${canary.version} for ${canary.percent}% of visitors`] : []),
    ...(withdrawn.length > 0 ? [`withdrawn ${withdrawn.join(' ')}`] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

const trialLabels: Record<TrialState, string> = {
  none: 'not tried',
  waiting: 'waiting for its trial',
  passed: 'passed its trial',
  failed: 'failed its trial',
};

/** The published versions, each with its trial; without any trial that is said once. */
function listVersions(versions: string[], trials: { version: string; state: TrialState }[]): string {
  if (trials.length === 0) return [...versions, '(not tried)'].join(' ');
  const states = new Map(trials.map(({ version, state }) => [version, state]));
  return versions.map((version) => `${version} (${trialLabels[states.get(version) ?? 'none']})`).join(' ');
}

const toResult = (release: Release): CommandResult => ({ text: describeRelease(release), data: release });

function describeDecision({ at, action, version, percent, by, team, from, reason }: Decision): string {
  const what = [action, version, ...(percent === undefined ? [] : [`${percent}%`])].join(' ');
  return [at, what, `by ${by} (team ${team}) from ${from || 'unknown'}`, ...(reason ? [reason] : [])].join('  ');
}

const describeHealth = ({ version, views, failed, hung, callFailed, slow }: VersionHealth) =>
  `${version}: ${views} views, ${failed} failed, ${hung} hung, ${callFailed} with failed calls, ${slow} slow`;

/** The trial of a version, with everything that it found. */
function describeTrial(version: string, { state, findings, at, isRequired }: Trial): string {
  const since = at === null ? '' : ` since ${at}`;
  const off = isRequired ? '' : '. This registry has no trials: any version can become live.';
  return [`${version}: ${trialLabels[state]}${since}${off}`, ...findings.map((found) => `  ${found}`)].join('\n');
}

/** What a team does after a publication, by the state of its trial. */
export const describeNextStep = (version: string, state: TrialState): string =>
  state === 'none' ? '' : ` It is ${trialLabels[state]}: \`mfe trial ${version}\` shows it.`;

/** The commands that show and decide what is live. */
export const releaseCommands: Record<string, Command> = {
  list: {
    usage: 'list',
    summary: 'Lists every remote: its stable version, its canary and its published versions, newest first.',
    flags: { ...registryFlag, ...jsonFlag },
    async run(input) {
      const answer = await callRegistry({ registryUrl: readRegistryUrl(input) }, listRemotes, {});
      const lines = answer.remotes.map(
        ({ release, versions, trials }) => `${describeRelease(release)}; ${listVersions(versions, trials)}`,
      );
      return { text: lines.join('\n') || 'No remote is published.', data: answer };
    },
  },
  compatible: {
    usage: 'compatible <service or sdk> <version>',
    summary: 'Before a service or a shell is deployed: refuses a contract version that a live remote does not accept.',
    flags: { ...registryFlag, ...jsonFlag },
    async run(input) {
      const [of, version, ...more] = input.positionals;
      if (of === undefined || version === undefined || more.length > 0)
        throw new UsageError('Name a service, or sdk, and its version, such as: chatpad 1.7.0.');
      const access = { registryUrl: readRegistryUrl(input) };
      const { unmet } = await callRegistry(access, listUnmetNeeds, {}, { query: { of, version } });
      if (unmet.length > 0)
        throw new RefusedError({
          code: 'contract_not_met',
          message: `${of} ${version} would break what is live:`,
          fields: Object.fromEntries(
            unmet.map((one) => [`${one.name} ${one.version} (${one.live})`, `needs ${one.range}`]),
          ),
        });
      return { text: `Every live remote accepts ${of} ${version}.`, data: { unmet } };
    },
  },
  trial: {
    usage: 'trial <version> [--again]',
    summary:
      'Shows what the trial of a published version found: its pages are opened in a browser before it can be live.',
    flags: { again: { help: 'asks for another trial' }, ...readFlags },
    async run(input) {
      const version = readVersion(input);
      const call = input.flags.again ? requestTrial : getTrial;
      const answer = await callRegistry(readTeamAccess(input), call, { name: readName(input), version });
      return { text: describeTrial(version, answer), data: answer };
    },
  },
  promote: {
    usage: 'promote <version>',
    summary: 'Makes a published version stable, for every visitor, and ends the canary.',
    flags: decisionFlags,
    async run(input) {
      const body = { version: readVersion(input), ...readNote(input) };
      return toResult(await callRegistry(readTeamAccess(input), promoteVersion, { name: readName(input) }, { body }));
    },
  },
  canary: {
    usage: 'canary <version> --percent <number>',
    summary: 'Gives a published version to a share of visitors, or changes that share. A visitor keeps their side.',
    flags: {
      percent: { value: '<number>', help: 'the share of visitors, from 0 to 100' },
      visitor: { value: '<id>', multiple: true, help: 'also gives it to the visitor with this visitor_id cookie' },
      ...decisionFlags,
    },
    async run(input) {
      const visitors = (input.flags.visitor ?? []) as string[];
      const body = { version: readVersion(input), percent: readPercent(input), visitors, ...readNote(input) };
      return toResult(await callRegistry(readTeamAccess(input), startCanary, { name: readName(input) }, { body }));
    },
  },
  rollback: {
    usage: 'rollback',
    summary: 'Ends the canary. Without a canary, makes the previous stable version stable again.',
    flags: decisionFlags,
    async run(input) {
      const body = readNote(input);
      return toResult(await callRegistry(readTeamAccess(input), rollBack, { name: readName(input) }, { body }));
    },
  },
  withdraw: {
    usage: 'withdraw <version>',
    summary: 'Rules out for good that a version becomes live again. Ends its canary; refused for the stable version.',
    flags: decisionFlags,
    async run(input) {
      const body = { version: readVersion(input), ...readNote(input) };
      return toResult(await callRegistry(readTeamAccess(input), withdrawVersion, { name: readName(input) }, { body }));
    },
  },
  health: {
    usage: 'health',
    summary:
      'Compares the views of the canary with those of the stable version. The registry ends a canary that fails more.',
    flags: readFlags,
    async run(input) {
      const answer = await callRegistry(readTeamAccess(input), getCanaryHealth, { name: readName(input) });
      const lines = [answer.canary, answer.stable].filter((health) => health !== null).map(describeHealth);
      return { text: lines.join('\n') || 'There is no canary.', data: answer };
    },
  },
  history: {
    usage: 'history',
    summary: 'Lists every publication and decision, newest first: when, what, who, from which address and why.',
    flags: readFlags,
    async run(input) {
      const answer = await callRegistry(readTeamAccess(input), listHistory, { name: readName(input) });
      return { text: answer.history.map(describeDecision).join('\n') || 'Nothing was decided yet.', data: answer };
    },
  },
};
