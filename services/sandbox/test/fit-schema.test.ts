import { composeAnswer } from '../src/ai/demo/compose-answer.ts';
import { fitSchema } from '../src/ai/demo/fit-schema.ts';
import { loadAnswers } from '../src/ai/demo/load-answers.ts';

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const entry = {
  type: 'object',
  properties: { text: { type: 'string' }, evidence: nullable({ type: 'string', enum: ['a', 'b'] }) },
};

test('The answer has exactly the fields of the schema, in its order', () => {
  const schema = { type: 'object', properties: { b: { type: 'array', items: entry }, a: { type: 'integer' } } };
  const fitted = fitSchema(schema, {
    a: 'no number',
    extra: 1,
    b: [{ evidence: 'b', text: 'x', more: true }, { evidence: 'z' }],
  });
  expect(JSON.stringify(fitted)).toBe('{"b":[{"text":"x","evidence":"b"},{"text":"","evidence":null}],"a":0}');
});

test.each([
  [{ type: 'string', enum: ['x', 'y'] }, 'z', 'x'],
  [{ type: ['string', 'null'] }, 4, null],
  [{ type: 'boolean' }, undefined, false],
  [{ const: 7 }, 8, 7],
  [{ type: 'object', properties: {} }, 'text', {}],
])('A value that does not fit %j is replaced by one that does', (schema, value, expected) => {
  expect(fitSchema(schema, value)).toEqual(expected);
});

test('A picture gets an obvious sample answer of its tool, in the requested shape', async () => {
  const tools = await loadAnswers();
  const schema = {
    type: 'object',
    properties: { seen: { type: 'boolean' }, name: { type: 'string' }, age: nullable({ type: 'integer' }) },
  };
  const messages = [
    { role: 'user' as const, content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,' } }] },
  ];
  const asked = (name: string) => {
    const response_format = { type: 'json_schema', json_schema: { name, schema } };
    return JSON.parse(composeAnswer({ model: 'demo', messages, stream: false, response_format }, tools));
  };
  expect(asked('screenshot')).toEqual({ seen: false, name: 'Sample Sam', age: 29 });
  expect(asked('of-no-tool')).toEqual({ seen: false, name: '', age: null });
});
