import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@datewright/contracts/zod';

const folder = join(import.meta.dirname, '../../../recordings');

/** An object is sent as JSON; the lines of a list are sent as they are, for answers that are no clean JSON. */
const answer = z.union([z.array(z.string()), z.record(z.string(), z.unknown())]);

export const answerQuality = z.enum(['best', 'mediocre', 'bad']);

const recording = z.object({
  /** The schema that the answers are for. */
  schema: z.string(),
  /** What identifies the case in the request: a phrase that masking leaves alone, or the print of the picture. */
  find: z.union([z.string().check(z.minLength(3)), z.object({ print: z.string() })]),
  answers: z.object({ best: answer, mediocre: answer, bad: answer }),
  /** The faults that the recorded reviewer finds, by the line. */
  faults: z._default(z.record(z.string(), z.string()), {}),
  /** What the recorded judge says when it is asked for a second opinion. */
  opinion: z.optional(z.object({ kind: z.string(), who: z.string(), certainty: z.string() })),
  /** Answers a corrective request. Without it the service gets what the first answer left out of `best`. */
  second: z.optional(answer),
});
export type Recording = z.output<typeof recording> & { name: string };
export type RecordedAnswer = z.output<typeof answer>;

/** The recordings in `recordings/<tool>/<case>.json`. `request` and `labels` are for the evals and are ignored here. */
export function loadRecordings(): Recording[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((tool) =>
    readdirSync(join(folder, tool))
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const read = z.parse(recording, JSON.parse(readFileSync(join(folder, tool, file), 'utf8')));
        return { ...read, name: `${tool}/${file.slice(0, -'.json'.length)}` };
      }),
  );
}
