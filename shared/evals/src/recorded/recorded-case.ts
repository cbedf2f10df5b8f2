import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@datewright/contracts/zod';
import { root } from '@datewright/platform/root';

export const recordingsFolder = join(root, 'services/sandbox/recordings');

export const qualities = ['best', 'mediocre', 'bad'] as const;
export type Quality = (typeof qualities)[number];

const label = z.object({
  text: z.string(),
  /** Whether a member should see it; `null` when showing and dropping it are both fine. */
  good: z.nullable(z.boolean()),
  why: z.optional(z.string()),
});
export type Label = z.output<typeof label>;

const recordedCase = z.object({
  schema: z.string(),
  /** What the member sends; its form depends on the call. */
  request: z.record(z.string(), z.any()),
  labels: z.object({
    best: z.array(label),
    mediocre: z.array(label),
    bad: z.array(label),
    second: z.optional(z.array(label)),
  }),
});
export type RecordedCase = z.output<typeof recordedCase> & { folder: string; name: string };

/** The labelled cases of the sandbox's recorded AI. */
export function readRecordedCases(): RecordedCase[] {
  const folders = readdirSync(recordingsFolder);
  return folders.flatMap((folder) =>
    readdirSync(join(recordingsFolder, folder))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const read = z.parse(recordedCase, JSON.parse(readFileSync(join(recordingsFolder, folder, file), 'utf8')));
        return { ...read, folder, name: `${folder}/${file.slice(0, -'.json'.length)}` };
      }),
  );
}
