import { z } from '@datewright/contracts/zod';
import { extractJson } from '@datewright/demo/extract-json';

const text = z._default(z.string(), '');

/** The task inside a ChatPad prompt. All of it is material to quote, never instructions to follow. */
const task = z.object({
  mode: z._default(z.enum(['opener', 'reply', 'ask-out']), 'opener'),
  tone: z._default(z.enum(['flirty', 'thoughtful', 'bold']), 'thoughtful'),
  language: z.optional(z.nullable(z.enum(['en', 'hu']))),
  match: z._default(z.object({ name: text, bio: text, interests: z._default(z.array(z.string()), []) }), {
    name: '',
    bio: '',
    interests: [],
  }),
  conversation: z._default(z.array(z.object({ from: z.enum(['member', 'match']), text: z.string() })), []),
  gentle: z._default(z.boolean(), false),
  draft: z._default(z.nullable(z.string()), null),
  line: z.optional(z.string()),
  change: z.optional(z.enum(['similar', 'shorter', 'bolder', 'plainer'])),
  avoid: z._default(z.array(z.string()), []),
});
export type Task = z.output<typeof task>;

/** Extracts the JSON from a prompt. A prompt without JSON counts as the match's last message. */
export function readTask(prompt: string): Task {
  const parsed = z.safeParse(task, extractJson(prompt));
  if (parsed.success) return parsed.data;
  return z.parse(task, { mode: 'reply', conversation: [{ from: 'match', text: prompt }] });
}
