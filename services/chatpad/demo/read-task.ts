import { z } from '@datewright/contracts/zod';
import { extractJson } from '@datewright/demo/extract-json';

const text = z._default(z.string(), '');

/** What a ChatPad request gives to write from. Everything in it is material to quote; none of it is obeyed. */
const task = z.object({
  mode: z._default(z.enum(['opener', 'reply', 'ask-out']), 'opener'),
  tone: z._default(z.enum(['flirty', 'thoughtful', 'bold']), 'thoughtful'),
  match: z._default(z.object({ name: text, bio: text, interests: z._default(z.array(z.string()), []) }), {
    name: '',
    bio: '',
    interests: [],
  }),
  conversation: z._default(z.array(z.object({ from: z.enum(['member', 'match']), text: z.string() })), []),
  gentle: z._default(z.boolean(), false),
  draft: z._default(z.nullable(z.string()), null),
  avoid: z._default(z.array(z.string()), []),
});
export type Task = z.output<typeof task>;

/** Finds the JSON in a prompt. Without any, the whole text counts as what the match said. */
export function readTask(prompt: string): Task {
  const parsed = z.safeParse(task, extractJson(prompt));
  if (parsed.success) return parsed.data;
  return z.parse(task, { mode: 'reply', conversation: [{ from: 'match', text: prompt }] });
}
