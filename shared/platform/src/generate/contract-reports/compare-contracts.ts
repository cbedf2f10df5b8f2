import semver from 'semver';
import { compareAccepted, compareAnswered, type Level, type SchemaDifference } from './compare-schemas.ts';
import type { CallReport, ContractReport, JsonSchema } from './describe-contract.ts';

/** One difference between two contracts, for people. */
export interface ContractChange {
  level: Level;
  what: string;
}

const empty: JsonSchema = { type: 'object', properties: {} };
/** The limit of a JSON body where a call names none, in bytes. */
const usualMaxBytes = 262_144;

function compareCalls(before: CallReport, after: CallReport): ContractChange[] {
  const named = (part: string, differences: SchemaDifference[]) =>
    differences.map(({ level, what }) => ({ level, what: `${part}: ${what}` }));
  const [limit, newLimit] = [before.maxBytes ?? usualMaxBytes, after.maxBytes ?? usualMaxBytes];
  return [
    ...(before.audience === after.audience
      ? []
      : [{ level: 'major' as const, what: `audience: ${before.audience} is now ${after.audience}` }]),
    ...(['params', 'query', 'body'] as const).flatMap((part) =>
      named(part, compareAccepted(before[part] ?? empty, after[part] ?? empty)),
    ),
    ...(limit === newLimit
      ? []
      : [{ level: newLimit < limit ? ('major' as const) : ('minor' as const), what: `${newLimit} bytes at most` }]),
    ...named('response', compareAnswered(before.response, after.response)),
  ];
}

/** Lists what differs between two contracts of one service. */
export function compareContracts(before: ContractReport, after: ContractReport): ContractChange[] {
  const names = new Set([...Object.keys(before.calls), ...Object.keys(after.calls)]);
  return [...names].sort().flatMap((name): ContractChange[] => {
    const [old, current] = [before.calls[name], after.calls[name]];
    if (!current) return [{ level: 'major', what: `${name} is removed` }];
    if (!old) return [{ level: 'minor', what: `${name} is added` }];
    return compareCalls(old, current).map(({ level, what }) => ({ level, what: `${name}, ${what}` }));
  });
}

/** A renamed field of a shared schema is in many calls. */
const maxShown = 12;

/**
 * Says what is wrong with a contract's version when it was not raised as its changes require (semver): undefined when it
 * was, or when nothing changed.
 */
export function findVersionFault(service: string, before: ContractReport, after: ContractReport): string | undefined {
  const changes = compareContracts(before, after);
  const breaking = changes.filter(({ level }) => level === 'major');
  const level = breaking.length > 0 ? 'major' : 'minor';
  const required = changes.length > 0 ? semver.inc(before.version, level) : before.version;
  if (!required || semver.gte(after.version, required)) return undefined;
  const shown = level === 'major' ? breaking : changes;
  return [
    `The contract of ${service} needs version ${required}, but shared/contracts/src/${service}/version.ts says ${after.version}.`,
    ...shown.slice(0, maxShown).map(({ what }) => `  ${level === 'major' ? 'breaks callers' : 'new'}: ${what}`),
    ...(shown.length > maxShown ? [`  and ${shown.length - maxShown} more`] : []),
  ].join('\n');
}
