import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParserOptions, parse } from '@babel/parser';
import { root } from '../src/root.ts';

interface CodeText {
  line: number;
  text: string;
}

/** Phrases that only this project would understand, each with what to write instead. */
const rules: [phrase: RegExp, instead: string][] = [
  [/\b(an? \w+|\w+s|one|that|those) of before\b/, '“earlier …” or “from before …”'],
  [/\b(unless|as) told\b/, '“by default”, or name the parameter'],
  [/\b(is|are) told (of|about|so|what|which|once|again)\b/, 'who sends, reports or shows what'],
  [/\b(to|of|for|costs?|keeps|reaches|takes|are|is) nobody\b/, '“not …”, “no member”, “no one can …”'],
  [/\bnobody (is asked|reads|asks|here|has chosen)\b/i, 'what happens instead, in the active voice'],
  [/\b(is|are|be|was|were|not) drawn\b/, '“rendered”; for a canvas “the canvas shows …”'],
  [/\bthe house\b/, 'the project, the system or the network that is meant'],
  [/\bgoes (its|their) way\b/, '“is sent” or “continues”'],
  [/\banew\b/, '“again”'],
  [
    /\b(what|which|that) stands (here|there|in (it|them)|at the|above|below)\b/,
    '“is shown”, “is stored” or “contains”',
  ],
  [/(^|[.;] )[Aa]nswers (how|what|whether|true|false|null|the (new|stored)|an? (new|function))\b/, '“Returns …”'],
  [/\b(a|of|with|after|has|have|below which) so many\b/, 'the name of the parameter'],
  [/(^|[.:;] )Who (goes|asks|comes|reads|wants|leaves|is out)\b/, '“A member who …”, “Callers that …”'],
  [/\bwhoever (is|was|has|comes|reads|needs|asks|wants|leaves)\b/i, '“everyone who …”, or the caller by name'],
  [/\bgo(es)? on\b/, '“continue”'],
  [/\b(is|are|was|were) looked (at|for)\b/, '“is checked”, “is searched”'],
  [/\bfor who\b/, '“for members who …”'],
  [/\b(CareCard|the desk of|few at once|takes? a turn)\b/, 'the word of the glossary in shared/docs'],
];

const options: ParserOptions = { sourceType: 'module', plugins: ['typescript', 'jsx'], errorRecovery: true };

const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && file !== 'shared/platform/test/comment-words.test.ts');

/** The texts in a syntax tree that are the first argument of `test`, `it` or `describe`, `test.each(…)` included. */
function findTitles(node: unknown): CodeText[] {
  if (Array.isArray(node)) return node.flatMap(findTitles);
  if (!isNode(node)) return [];
  const below = Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : findTitles(value)));
  const [first] = node.type === 'CallExpression' && isTestFunction(node.callee) ? (node.arguments ?? []) : [];
  const text = first?.value ?? first?.quasis?.map(({ value }) => value.raw).join('…');
  return typeof text === 'string' && first ? [{ line: first.loc.start.line, text }, ...below] : below;
}

interface SyntaxNode {
  type: string;
  loc: { start: { line: number } };
  name?: string;
  callee?: SyntaxNode;
  object?: SyntaxNode;
  arguments?: (SyntaxNode & { value?: unknown; quasis?: { value: { raw: string } }[] })[];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function isTestFunction(callee: SyntaxNode | undefined): boolean {
  if (!callee) return false;
  return ['test', 'it', 'describe'].includes(callee.name ?? '') || isTestFunction(callee.callee ?? callee.object);
}

function readTexts(file: string): CodeText[] {
  const { program, comments } = parse(readFileSync(join(root, file), 'utf8'), {
    ...options,
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const own = (comments ?? []).map(({ loc, value }) => ({ line: loc?.start.line ?? 0, text: value }));
  return [...own, ...(/\.(test|spec)\.tsx?$/.test(file) ? findTitles(program) : [])];
}

/** The rules without the start of a text, which is found anywhere in a file. */
const anywhere = rules.map(([phrase]) => new RegExp(phrase.source.replace(/^\(\^\|[^)]*\)/, ''), phrase.flags));

/** Parsing takes most of the time, so only files that contain a phrase somewhere are parsed. */
function findPhrases(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8').replace(/\s*\n[\s*/]*/g, ' ');
  return anywhere.some((phrase) => phrase.test(source)) ? findPhrasesInTexts(file) : [];
}

function findPhrasesInTexts(file: string): string[] {
  return readTexts(file).flatMap(({ line, text }) => {
    const plain = text
      .replace(/^\*/, '')
      .replace(/\s*\n\s*\*?\s*/g, ' ')
      .trim();
    return rules.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(plain) ?? [];
      return found ? [`${file}:${line}: “${found.trim()}” (${phrase}). Write ${instead}.`] : [];
    });
  });
}

test('Comments and test titles are written in ordinary English', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(findPhrases)).toEqual([]);
});

test('Comments and titles are read from every kind of test and file', () => {
  const source = "/** One. */\ntest.each([[1]])('two %s', () => {\n  // three\n  it(`four`, () => {});\n});";
  const { program, comments } = parse(source, options);
  expect(comments?.map(({ value }) => value)).toEqual(['* One. ', ' three']);
  expect(findTitles(program).map(({ line, text }) => `${line} ${text}`)).toEqual(['2 two %s', '4 four']);
});
