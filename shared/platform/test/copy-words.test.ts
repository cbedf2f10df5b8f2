import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { root } from '../src/root.ts';

interface CopyText {
  line: number;
  text: string;
}

/** Turns of phrase that read as translated, each with what to write instead. */
const rules: [phrase: RegExp, instead: string][] = [
  [/\bstands (on|in|here|there|below|above|beside)\b/i, '“is on”, “is in” or “is below”'],
  [/\b(is|are|be|was|were) told\b/i, 'who says, shows or sends what'],
  [/\bwhoever\b/i, '“anyone who …” or “the next person who …”'],
  [/\bnothing but\b/i, '“only”'],
  [/\bbelongs? into\b/i, '“belongs in” or “goes in”'],
  [/\b(is|are) not written\b/i, 'who does not write what'],
  [/\bgo(es)? on\b(?!\?)(?! a\b)/i, '“continue”, “last” or “keep”'],
  [/\b(to|for|of) nobody\b/i, '“not … to anyone”'],
  [/\bfor anybody\b/i, '“for anyone” or “for everyone”'],
  [/\bsaid plainly\b/i, '“in plain words”'],
  [/\bby itself\b/i, '“automatically”, or leave it out'],
  [/\b(kept|stays?) sealed\b/i, '“encrypted”'],
  [/\banew\b/i, '“again”'],
  [/\bstands? behind\b/i, '“is behind” or “supports”'],
  [/\bwhat is left of\b/i, '“the rest of” or “the unused part of”'],
  [/\b(says?|knows?) of (it|them|you)\b/i, '“about”'],
  [/\b(is|are) taken back\b/i, '“is undone” or “withdraw”'],
  [/\bjust now\b.*\bcan’t\b|\bcan’t\b.*\bjust now\b/i, '“right now”'],
];

const isCopy = (file: string) =>
  /(\/copy\/.*|\/copy)\.ts$|\/src\/mail\/.*\.ts$|^shared\/contracts\/src\/.*errors\.ts$|\/mfe\.json$|\/content\/posts\/.*\.md$/.test(
    file,
  ) && !/^services\/sandbox\/|\/hu[./]|-hu\.ts$|__tool__/.test(file);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(isCopy);

interface SyntaxNode {
  type: string;
  loc: { start: { line: number } };
  value?: unknown;
}
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The string and template literals of a syntax tree; comments are read by another test. */
function findLiterals(node: unknown): CopyText[] {
  if (Array.isArray(node)) return node.flatMap(findLiterals);
  if (!isNode(node)) return [];
  const line = node.loc.start.line;
  if (node.type === 'StringLiteral') return [{ line, text: String(node.value) }];
  if (node.type === 'TemplateElement') return [{ line, text: (node.value as { raw: string }).raw }];
  return Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : findLiterals(value)));
}

function readTexts(file: string): CopyText[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (/\.(json|md)$/.test(file)) return source.split('\n').map((text, at) => ({ line: at + 1, text }));
  return findLiterals(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program);
}

const findPhrases = (file: string, texts: CopyText[]) =>
  texts.flatMap(({ line, text }) =>
    rules.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(text) ?? [];
      return found ? [`${file}:${line}: “${found}”. Write ${instead}.`] : [];
    }),
  );

test('Texts of pages, posts, mails and errors are written as a native writer would', () => {
  expect(files.length).toBeGreaterThan(120);
  expect(files.flatMap((file) => findPhrases(file, readTexts(file)))).toEqual([]);
});

test('Finds a phrase in plain and template strings, and not in comments or names', () => {
  const source = [
    '/** whoever */',
    'export const goesOn = {',
    "  a: 'Whoever reads it',",
    '  b: (n: string) => `It stands on $' + '{n}`,',
    "  c: 'Nothing to go on?',",
    '};',
  ].join('\n');
  const texts = findLiterals(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program);
  expect(findPhrases('copy.ts', texts).map((line) => line.slice(0, 24))).toEqual([
    'copy.ts:3: “Whoever”. Wr',
    'copy.ts:4: “stands on”. ',
  ]);
});
