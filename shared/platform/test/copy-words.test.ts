import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { root } from '../src/root.ts';

interface CopyText {
  line: number;
  text: string;
}

/** Spellings of British English, for words that texts of the product use. */
const british =
  /\b(\w*colour\w*|favourit\w*|flavour\w*|humour\w*|neighbour\w*(?![\w-])|behaviour\w*|honour\w*|rumour\w*|(recogni|apologi|organi|reali|summari|emphasi|optimi|personali|equali|prioriti)s(e|ed|es|ing|er|ation)|analys(e|ed|ing)|judgements?|licences?|practis(e|ed|es|ing)|(?<!European Consumer )centres?|theatres?|\w*metres|grey|towards|afterwards|cosy|tyres?|pyjamas|moustache|whilst|adverts?|full stops?)\b/i;

/** Turns of phrase that read as translated, each with what to write instead. */
const rules: [phrase: RegExp, instead: string][] = [
  [/\bstands (on|in|here|there|below|above|beside|upright|at|apart|well)\b/i, '“is on”, “is in” or “is below”'],
  [/\bstanding twice\b/i, '“appearing twice”'],
  [/\bwho waits\b/i, '“anyone who is waiting”'],
  [/\bowes? nobody\b/i, '“don’t owe anyone”'],
  [/\bany more[.,:;]/i, '“anymore”'],
  [/\bby the real rules\b/i, '“scored by our rules”'],
  [/\b(nothing|something) of (yours|theirs)\b/i, '“none of your data”'],
  [/\b(and|but) nobody else\b/i, '“only”'],
  [/ …/, 'the ellipsis without a space before it'],
  [british, 'the American spelling'],
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

/** Files whose texts people read. */
const copyFiles = [
  /(\/copy\/.*|\/copy|-copy)\.ts$/,
  /\/src\/mail\/.*\.ts$/,
  /\/mfe\.json$/,
  /\/content\/(posts|drawings)\/.*\.(md|svg)$/,
  /^shared\/contracts\/src\/.*(errors|storage|catalogue|claims|evidence|legal-versions|newsletter)\.ts$/,
  /^services\/datecoach\/src\/data\/(general-advice|locations)\/.*\.ts$/,
  /^services\/photo\/src\/rules\/measured-lines\.ts$/,
  /^shell\/src\/.*\.html$/,
];
const isCopy = (file: string) =>
  copyFiles.some((pattern) => pattern.test(file)) && !/^services\/sandbox\/|\/hu[./]|-hu\.ts$|__tool__/.test(file);

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
  if (/\.(json|md|svg|html)$/.test(file)) return source.split('\n').map((text, at) => ({ line: at + 1, text }));
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
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => findPhrases(file, readTexts(file)))).toEqual([]);
});

test('Finds a phrase in plain and template strings, and not in comments or names', () => {
  const source = [
    '/** whoever */',
    'export const goesOn = {',
    "  a: 'Whoever reads it',",
    '  b: (n: string) => `It stands on $' + '{n}`,',
    "  c: 'Nothing to go on?',",
    "  d: 'Saving …',",
    "  e: 'My favourite colour',",
    "  f: 'Stand out, with an analysis of the theater',",
    '};',
  ].join('\n');
  const texts = findLiterals(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program);
  expect(findPhrases('copy.ts', texts).map((line) => line.slice(0, 24))).toEqual([
    'copy.ts:3: “Whoever”. Wr',
    'copy.ts:4: “stands on”. ',
    'copy.ts:6: “ …”. Write t',
    'copy.ts:7: “favourite”. ',
  ]);
});
