import { apiCompare } from 'api-smart-diff';
import type { JsonSchema } from './describe-contract.ts';

/** The step of the version that a difference requires: `major` breaks callers that were built before it. */
export type Level = 'major' | 'minor';
export interface SchemaDifference {
  level: Level;
  /** For example "items.name is removed". */
  what: string;
}

type Doing = 'add' | 'remove' | 'replace' | 'rename';
interface Diff {
  action: string;
  path: readonly PropertyKey[];
  type: string;
  before?: unknown;
  after?: unknown;
}

/** The body of a request: what `api-smart-diff` classifies precisely. */
const toDocument = (schema: JsonSchema) => ({
  openapi: '3.1.0',
  info: { title: 'A call', version: '1.0.0' },
  paths: { '/': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
});
const depthOfSchema = ['paths', '/', 'post', 'requestBody', 'content', 'application/json', 'schema'].length;

const past: Record<Doing, string> = { add: 'added', remove: 'removed', replace: 'changed', rename: 'renamed' };
const opposite: Record<Doing, Doing> = { add: 'remove', remove: 'add', replace: 'replace', rename: 'rename' };

const at = (schema: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], schema);

/** True for a value of a list that the other schema does not have at all: `api-smart-diff` reports only the values. */
function isListMissingIn(other: JsonSchema, { path }: Diff): boolean {
  const list = path.lastIndexOf('enum');
  return list >= 0 && at(other, path.slice(0, list)) !== undefined && at(other, path.slice(0, list + 1)) === undefined;
}

function listDiffs(before: JsonSchema, after: JsonSchema): (Diff & { isBreaking: boolean })[] {
  const { diffs } = apiCompare(toDocument(before), toDocument(after)) as { diffs: Diff[] };
  return diffs
    .filter(({ type }) => type !== 'annotation')
    .map((diff) => ({ ...diff, path: diff.path.slice(depthOfSchema) }))
    .map((diff) => ({
      ...diff,
      isBreaking:
        isListMissingIn(before, diff) ||
        (diff.path.at(-1) === 'additionalProperties' && diff.after === false) ||
        (diff.type !== 'non-breaking' && !isListMissingIn(after, diff)),
    }));
}

const keywords = new Set<PropertyKey>(['properties', 'items', 'additionalProperties', 'required']);
function nameField(path: readonly PropertyKey[]): string {
  return path.filter((key, i) => i === path.length - 1 || !keywords.has(key)).join('.') || 'all of it';
}

const isAboutRequired = ({ path }: Diff) => path.at(-2) === 'required';

function sayWhat(diff: Diff, action: Doing): string {
  if (!isAboutRequired(diff)) return `${nameField(diff.path)} is ${past[action]}`;
  const field = String(diff.after ?? diff.before);
  return `${nameField([...diff.path.slice(0, -1), field])} is ${action === 'add' ? 'required' : 'optional'}`;
}

/** What differs in what a service accepts: it breaks a caller when something is accepted no longer. */
export function compareAccepted(before: JsonSchema, after: JsonSchema): SchemaDifference[] {
  return listDiffs(before, after).map((diff) => {
    const isUnread = diff.action === 'remove' && diff.path.at(-2) === 'properties';
    return {
      level: diff.isBreaking || isUnread ? 'major' : 'minor',
      what: sayWhat(diff, diff.action as Doing),
    };
  });
}

/**
 * What differs in what a service answers: it breaks a caller, who reads with the schema of before, when something new can
 * come. So it is compared the other way round: would the service of before accept every answer?
 */
export function compareAnswered(before: JsonSchema, after: JsonSchema): SchemaDifference[] {
  return listDiffs(after, before).map((diff) => ({
    level: diff.isBreaking ? 'major' : 'minor',
    what: sayWhat(diff, opposite[diff.action as Doing]),
  }));
}
