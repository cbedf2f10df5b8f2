import type { ActionEndpoint, Call } from '@datewright/contracts/call';
import { tools } from '@datewright/contracts/tools';
import { z } from '@datewright/contracts/zod';

export type JsonSchema = Record<string, unknown>;

/** What one call accepts and answers. */
export interface CallReport {
  audience: string;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  /** The largest body in bytes, where it is not the usual one. */
  maxBytes?: number;
  response: JsonSchema;
}

/** A service's contract, stored beside the code so that a change of it is seen. Calls are named by method and path. */
export interface ContractReport {
  version: string;
  calls: Record<string, CallReport>;
}

/** The names of all tools, in each of their forms. */
const toolNames = [tools.map(({ credit }) => credit as string), tools.map(({ feature }) => feature as string)];
const everyTool = '<every tool>';

/**
 * Names all tools by one entry. A new tool comes with a shell, pages and plans that know it, so it changes no contract by
 * itself.
 */
function nameToolsOnce(names: string[]): string[] {
  const found = toolNames.find((all) => all.every((name) => names.includes(name)));
  return found ? [everyTool, ...names.filter((name) => !found.includes(name))] : names;
}

function nameToolPropertiesOnce(properties: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(properties);
  const kept = new Set(nameToolsOnce(names));
  const forTools = names.filter((name) => !kept.has(name)).map((name) => properties[name]);
  const [first] = forTools;
  if (forTools.some((schema) => JSON.stringify(schema) !== JSON.stringify(first))) return properties;
  const others = names.filter((name) => kept.has(name)).map((name) => [name, properties[name]]);
  return Object.fromEntries(first === undefined ? others : [[everyTool, first], ...others]);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function normalizeKey(key: string, value: unknown): unknown {
  if ((key === 'required' || key === 'enum') && Array.isArray(value) && value.every(isText)) {
    const names = nameToolsOnce(value);
    return key === 'required' ? names.toSorted() : names;
  }
  const normal = normalize(value);
  return key === 'properties' ? nameToolPropertiesOnce(normal as Record<string, unknown>) : normal;
}

/** Two schemas that accept the same, in one form: keys in order, and a list of types as alternatives. */
function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const { type, ...rest } = value as JsonSchema;
  if (Array.isArray(type)) return normalize({ anyOf: type.map((one) => ({ ...rest, type: one })) });
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, normalizeKey(key, inner)]));
}

/** The JSON that a reader of the schema accepts. Refinements are not part of it. */
function toSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return normalize(described) as JsonSchema;
}

/** What `defineCall` declares for a part that is left out. */
const omitted = JSON.stringify(toSchema(z.object({})));

function describeCall(call: Call): CallReport {
  const parts = (['params', 'query', 'body'] as const).map((part) => [part, toSchema(call[part])] as const);
  const maxBytes = call.upload?.maxBytes ?? call.maxBytes;
  return {
    audience: call.audience,
    ...Object.fromEntries(parts.filter(([, schema]) => JSON.stringify(schema) !== omitted)),
    ...(maxBytes && { maxBytes }),
    response: toSchema(call.response),
  };
}

/** Describes every call of one service, in a normalised form: two equal contracts have equal reports. */
export function describeContract(version: string, calls: (Call | ActionEndpoint)[]): ContractReport {
  const described = calls.flatMap((call): [string, CallReport][] =>
    'actions' in call
      ? Object.entries(call.actions).map(([action, { payload, response }]) => [
          `POST ${call.path} ${action}`,
          { audience: call.audience, body: toSchema(payload), response: toSchema(response) },
        ])
      : [[`${call.method} ${call.path}`, describeCall(call)]],
  );
  return { version, calls: Object.fromEntries(described.sort(([one], [other]) => (one < other ? -1 : 1))) };
}
