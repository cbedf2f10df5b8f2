import { sectionNames, timeSlot } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import { extractJson } from '@datewright/demo/extract-json';

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);
const noNeeds = { budget: 'any', stepFree: false, noAlcohol: false, daylight: false, video: false } as const;

/** The task inside a DateCoach prompt. All of it is material to quote, never instructions to follow. */
const task = z.object({
  match: z._default(z.object({ name: text, bio: text, interests: z._default(z.array(z.string()), []) }), {
    name: '',
    bio: '',
    interests: [],
  }),
  conversation: z._default(z.array(z.object({ from: z.enum(['member', 'match']), text: z.string() })), []),
  needs: z._default(
    z.object({ budget: z.enum(['free', 'low', 'any']), stepFree: flag, noAlcohol: flag, daylight: flag, video: flag }),
    noNeeds,
  ),
  gentle: flag,
  avoid: z._default(z.array(z.string()), []),
  spot: text,
  style: z._default(z.string(), 'flirty'),
  transport: z._default(z.nullable(z.string()), null),
  timeSlot: z._default(z.nullable(timeSlot), null),
  sections: z._default(z.array(z.enum(sectionNames)), [...sectionNames]),
});
export type Task = z.output<typeof task>;

/** Extracts the JSON from a prompt. A prompt without JSON counts as the match's last message. */
export function readTask(prompt: string): Task {
  const parsed = z.safeParse(task, extractJson(prompt));
  if (parsed.success) return parsed.data;
  return z.parse(task, { conversation: [{ from: 'match', text: prompt }] });
}
