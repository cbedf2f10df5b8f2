import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import { type EvalCase, readCases } from './eval-case.ts';
import { formatTable } from './format-table.ts';
import { runEvals } from './run-evals.ts';

/** `npm run evals` runs every case of the project; `npm run evals -- file.jsonl` those of a file; `--json` prints a line a case. */
const args = process.argv.slice(2);
const asJson = args.includes('--json');
const casesFolder = join(root, 'shared/evals/cases');
const named = args.filter((word) => word !== '--json');

// Only the lines of the cases go to the output: a program may read it.
const log = (line: string) => process.stderr.write(`${line}\n`);
console.log = log;

try {
  const files =
    named.length > 0 ? named : (await readdir(casesFolder)).filter((name) => name.endsWith('.jsonl')).sort();
  const sets: { file: string; cases: EvalCase[] }[] = [];
  for (const file of files)
    sets.push({ file, cases: await readCases(named.length > 0 ? file : join(casesFolder, file)) });
  const all = sets.flatMap(({ cases }) => cases);
  const { marked, ai } = await runEvals(all, (count) => {
    if (count % 50 === 0 || count === all.length) log(`${count} of ${all.length} cases`);
  });
  const lineOf = new Map(marked.map((one) => [one.one, one]));
  for (const { file, cases } of sets) {
    const ownMarked = cases.flatMap((one) => lineOf.get(one) ?? []);
    if (asJson) for (const { line } of ownMarked) process.stdout.write(`${JSON.stringify(line)}\n`);
    const write = asJson ? log : (line: string) => process.stdout.write(`${line}\n`);
    write(`\n${file} (${ownMarked.length} cases, ${ai})\n\n${formatTable(ownMarked)}`);
    if (!asJson) for (const { line } of ownMarked) if (!line.pass) write(`  ${line.id}: ${line.why}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
