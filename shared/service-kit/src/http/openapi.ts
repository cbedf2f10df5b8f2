import type { Call } from '@datewright/contracts/call';
import { errorBody } from '@datewright/contracts/errors';
import { type ContractService, serviceVersions } from '@datewright/contracts/services';
import { z } from '@datewright/contracts/zod';
import type { ServedRoutes } from './router.ts';

const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });
const jsonContent = (schema: unknown) => ({ content: { 'application/json': { schema } } });

function listParameters(call: Call) {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = toJsonSchema(call[part], 'input') as { properties?: Record<string, unknown>; required?: string[] };
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || (schema.required ?? []).includes(name),
      schema: property,
    }));
  });
}

const describeSecurity = (audience: string) => (audience === 'open' ? {} : { security: [{ [audience]: [] }] });
const describeResponses = (schema: unknown) => ({
  '200': { description: 'Done', ...jsonContent(schema) },
  default: { description: 'The error envelope', ...jsonContent(toJsonSchema(errorBody, 'output')) },
});

/** Calls for services and vendors are not in the public description. */
const isPublic = ({ audience, path }: Pick<Call, 'audience' | 'path'>) =>
  audience !== 'service' && audience !== 'vendor' && !path.startsWith('/internal/');

/** OpenAPI 3.1 of a service's public calls, generated from the schemas that its routes parse with. */
export function describeApi(service: ContractService, routes: ServedRoutes) {
  const paths: Record<string, Record<string, unknown>> = {};
  const at = (path: string) => {
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] ??= {};
    return paths[key];
  };
  for (const call of routes.calls.filter(isPublic)) {
    at(call.path)[call.method.toLowerCase()] = {
      summary: call.summary,
      parameters: listParameters(call),
      ...(call.method === 'GET' ? {} : { requestBody: jsonContent(toJsonSchema(call.body, 'input')) }),
      responses: describeResponses(toJsonSchema(call.response, 'output')),
      ...describeSecurity(call.audience),
    };
  }
  for (const functions of routes.functionSets.filter(isPublic)) {
    const actions = Object.entries(functions.actions);
    at(functions.path).post = {
      summary: functions.summary,
      requestBody: jsonContent({
        oneOf: actions.map(([action, { payload }]) => ({
          type: 'object',
          required: ['action'],
          properties: { action: { const: action }, payload: toJsonSchema(payload, 'input') },
        })),
      }),
      responses: describeResponses({ anyOf: actions.map(([, { response }]) => toJsonSchema(response, 'output')) }),
      ...describeSecurity(functions.audience),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `Datewright ${service}`, version: serviceVersions[service] },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session_id' },
        member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        publisher: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
