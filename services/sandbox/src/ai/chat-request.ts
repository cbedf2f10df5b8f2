import { z } from '@datewright/contracts/zod';

const part = z.looseObject({
  type: z.string(),
  text: z.optional(z.string()),
  image_url: z.optional(z.looseObject({ url: z.string() })),
});
const chatMessage = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([z.string(), z.array(part)]),
});

/** The fields of a chat completion request that the demo AI reads. */
export const chatRequest = z.looseObject({
  model: z.string(),
  messages: z.array(chatMessage).check(z.minLength(1)),
  stream: z._default(z.nullable(z.boolean()), false),
  stream_options: z.optional(z.nullable(z.looseObject({ include_usage: z.optional(z.boolean()) }))),
  response_format: z.optional(
    z.looseObject({
      type: z.string(),
      json_schema: z.optional(z.looseObject({ name: z.string(), schema: z.record(z.string(), z.unknown()) })),
    }),
  ),
});
export type ChatRequest = z.output<typeof chatRequest>;

export function lastUserText(request: ChatRequest): string {
  const content = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n');
}

/** The text of all user messages: a corrective request sends several. */
export function allUserText({ messages }: ChatRequest): string {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n')))
    .join('\n');
}

export function systemText(request: ChatRequest): string {
  const content = request.messages.find(({ role }) => role === 'system' || role === 'developer')?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n');
}

/** The first picture that is sent inside the request, as a data URL. */
export function firstPicture({ messages }: ChatRequest): Buffer | undefined {
  const urls = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : content.flatMap(({ image_url }) => image_url?.url ?? []),
  );
  const data = urls[0]?.split(';base64,')[1];
  return data === undefined ? undefined : Buffer.from(data, 'base64');
}
