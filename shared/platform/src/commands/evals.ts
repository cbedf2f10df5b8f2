import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type EvalCase, readCases } from '@datewright/evals/case';
import { runEvals } from '@datewright/evals/run-evals';
import { tableOf } from '@datewright/evals/table';
import { root } from '../root.ts';

/** `npm run evals` runs every case of the project; `npm run evals -- file.jsonl` those of a file; `--json` prints a line a case. */
const asked = process.argv.slice(2);
const asJson = asked.includes('--json');
const own = join(root, 'shared/evals/cases');
const named = asked.filter((word) => word !== '--json');

// Only the lines of the cases go to the output: a program may read it.
const say = (line: string) => process.stderr.write(`${line}\n`);
console.log = say;

try {
  const files = named.length > 0 ? named : (await readdir(own)).filter((name) => name.endsWith('.jsonl')).sort();
  const sets: { file: string; cases: EvalCase[] }[] = [];
  for (const file of files) sets.push({ file, cases: await readCases(named.length > 0 ? file : join(own, file)) });
  const all = sets.flatMap(({ cases }) => cases);
  const { marked, ai } = await runEvals(all, (count) => {
    if (count % 50 === 0 || count === all.length) say(`${count} of ${all.length} cases`);
  });
  const lineOf = new Map(marked.map((one) => [one.one, one]));
  for (const { file, cases } of sets) {
    const ownMarked = cases.flatMap((one) => lineOf.get(one) ?? []);
    if (asJson) for (const { line } of ownMarked) process.stdout.write(`${JSON.stringify(line)}\n`);
    const write = asJson ? say : (line: string) => process.stdout.write(`${line}\n`);
    write(`\n${file} (${ownMarked.length} cases, ${ai})\n\n${tableOf(ownMarked)}`);
    if (!asJson) for (const { line } of ownMarked) if (!line.pass) write(`  ${line.id}: ${line.why}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
