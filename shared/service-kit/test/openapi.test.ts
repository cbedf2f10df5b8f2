import { type Audience, defineActionEndpoint, defineCall } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { describeApi } from '../src/http/openapi.ts';

const callFor = (audience: Audience, path: string) =>
  defineCall({
    ...{ service: 'account', method: 'POST', path, audience, summary: 'A call.' },
    body: z.object({ secretShape: z.string() }),
    response: z.object({}),
  });
const functionsFor = (audience: Audience, path: string) =>
  defineActionEndpoint({
    ...{ service: 'account', path, audience, summary: 'Calls.' },
    actions: { act: { payload: z.object({ secretShape: z.string() }), response: z.object({}) } },
  });

test('The public API description contains neither paths nor schemas of internal and vendor calls', () => {
  const inside: [Audience, string][] = [
    ['service', '/internal/credits/reserve'],
    ['vendor', '/functions/v1/webhook'],
    ['open', '/internal/odd'],
  ];
  const described = describeApi('account', {
    router: undefined as never,
    calls: [callFor('open', '/v1/account/seen'), ...inside.map(([who, path]) => callFor(who, path))],
    functionSets: [functionsFor('member', '/functions/v1/seen'), functionsFor('service', '/functions/v1/unseen')],
  });
  expect(Object.keys(described.paths)).toEqual(['/v1/account/seen', '/functions/v1/seen']);
  expect(JSON.stringify(described).match(/secretShape/g)).toHaveLength(4);
  expect(described.components.securitySchemes).not.toHaveProperty('service');
});
