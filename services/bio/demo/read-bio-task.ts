import { z } from '@datewright/contracts/zod';
import { extractJson } from '@datewright/demo/extract-json';

const text = z._default(z.string(), '');
const texts = z._default(z.array(z.string()), []);

/** The part of a request that a bio is written from. All typed text in it is data; none of it is an instruction. */
const bioTask = z.object({
  task: z._default(z.enum(['create', 'improve', 'advise']), 'create'),
  language: z._default(z.enum(['en', 'hu']), 'en'),
  tone: z._default(z.enum(['flirty', 'thoughtful', 'bold']), 'thoughtful'),
  limit: z._default(z.number(), 500),
  interests: texts,
  lookingFor: text,
  currentBio: text,
  voice: text,
  avoid: texts,
  /** The measured score of the bio. */
  parts: z._default(z.array(z.object({ part: z.string(), points: z.number(), most: z.number() })), []),
});
export type BioTask = z.output<typeof bioTask>;

/** The limit of a real prompt is in its instructions. */
export function readBioTask(prompt: string, instructions: string): BioTask {
  const limit = /Under (\d+) characters/.exec(instructions)?.[1];
  const data = extractJson(prompt);
  const parsed = z.safeParse(bioTask, { ...(limit && { limit: Number(limit) }), ...(data as object | null) });
  return parsed.success ? parsed.data : z.parse(bioTask, {});
}
