import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import { startTestDatabase } from '@datewright/platform/testing/test-database';
import { type EvalCase, readCases } from './eval-case.ts';
import { formatTable } from './format-table.ts';
import { listPromptVersions } from './list-prompt-versions.ts';
import { formatPhotos } from './photos/format-photos.ts';
import { photoParts, runPhotos } from './photos/run-photos.ts';
import { formatPlaybooks, formatTimed } from './playbooks/format-playbooks.ts';
import { runPlaybooks } from './playbooks/run-playbooks.ts';
import { formatRecordedTable, listRecordedFaults } from './recorded/format-recorded.ts';
import { qualities, readRecordedCases } from './recorded/recorded-case.ts';
import { runRecorded } from './recorded/run-recorded.ts';
import { runEvals } from './run-evals.ts';
import { drawnScreens, unseenScreens } from './screenshots/drawn-screens.ts';
import { formatScreenshots } from './screenshots/format-screenshots.ts';
import { runScreenshots } from './screenshots/run-screenshots.ts';

/**
 * `npm run evals` runs every case of the project; `npm run evals -- file.jsonl` those of a file; `npm run evals --
 * photos` the judged sets of photos; `-- screenshots` the drawn screenshots; `-- playbooks` compares playbooks for different spots; `-- recorded` those with recorded answers,
 * `-- recorded chatpad` those of a folder or case, `--pace=10` at so many tokens a second;
 * `--json` prints a line a case.
 */
const args = process.argv.slice(2);
const asJson = args.includes('--json');
const casesFolder = join(root, 'shared/evals/cases');
const pace = Number(args.find((word) => word.startsWith('--pace='))?.slice('--pace='.length) ?? 0);
const parts = ['recorded', 'photos', 'playbooks', 'screenshots'];
/** The only part to run, when one is named. */
const onlyPart = parts.find((part) => args.includes(part));
const words = args.filter((word) => !word.startsWith('--') && !parts.includes(word));
const named = onlyPart ? [] : words;
const runsPart = (part: string) => onlyPart === part || (onlyPart === undefined && named.length === 0);
/** Recorded answers replace the AI, so a run with a real one leaves them out unless they are named. */
const runsRecorded = onlyPart === 'recorded' || (runsPart('recorded') && !process.env.OPENAI_API_KEY);

// Only the lines of the cases go to the output: a program may read it.
const log = (line: string) => process.stderr.write(`${line}\n`);
console.log = log;

async function runFiles(): Promise<void> {
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
}

async function comparePlaybooks(): Promise<void> {
  const database = await startTestDatabase();
  process.env.TEST_MONGODB_URI = database.uri;
  const { playbooks, timed, ai } = await runPlaybooks().finally(() => database.stop());
  if (asJson) for (const one of playbooks) process.stdout.write(`${JSON.stringify(one)}\n`);
  const write = asJson ? log : (line: string) => process.stdout.write(`${line}\n`);
  write(`\nplaybooks (${playbooks.length}, ${ai})\n\n${formatPlaybooks(playbooks)}\n\n${formatTimed(timed)}`);
}

async function runRecordedCases(): Promise<void> {
  // The recorded AI is the sandbox's.
  delete process.env.OPENAI_API_KEY;
  const cases = readRecordedCases().filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (cases.length === 0) throw new Error(`There is no recorded case ${words.join(' or ')}.`);
  if (!(pace >= 0)) throw new Error('The pace is a number of tokens a second, such as --pace=10.');
  const total = cases.length * qualities.length;
  const database = await startTestDatabase();
  process.env.TEST_MONGODB_URI = database.uri;
  const results = await runRecorded(cases, {
    tokensPerSecond: pace,
    onDone: (count) => {
      if (count % 20 === 0 || count === total) log(`${count} of ${total} recorded answers`);
    },
  }).finally(() => database.stop());
  if (asJson) for (const result of results) process.stdout.write(`${JSON.stringify(result)}\n`);
  const write = asJson ? log : (line: string) => process.stdout.write(`${line}\n`);
  write(`\nrecorded (${cases.length} cases)\n\n${formatRecordedTable(results)}\n`);
  for (const fault of listRecordedFaults(results)) write(`  ${fault}`);
}

/** Order and score of damaged photos. No AI takes part. */
async function judgePhotos(): Promise<void> {
  for (const part of photoParts) {
    const result = await runPhotos(part);
    if (asJson) process.stdout.write(`${JSON.stringify({ id: `photos-${part}`, ...result })}\n`);
    else process.stdout.write(`\n${formatPhotos(part, result)}\n`);
  }
}

/** Screenshots of chats and profiles, read as the page reads them. No AI takes part. */
async function gradeScreenshots(): Promise<void> {
  for (const [part, screens] of Object.entries({ tuned: drawnScreens, unseen: unseenScreens })) {
    const grades = await runScreenshots(screens);
    if (asJson) for (const grade of grades) process.stdout.write(`${JSON.stringify(grade)}\n`);
    else process.stdout.write(`\n${formatScreenshots(part, grades)}\n`);
  }
}

try {
  log(`Prompts: ${(await listPromptVersions()).join(', ')}`);
  if (!onlyPart) await runFiles();
  if (runsPart('playbooks')) await comparePlaybooks();
  if (runsRecorded) await runRecordedCases();
  if (runsPart('photos')) await judgePhotos();
  if (runsPart('screenshots')) await gradeScreenshots();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
