import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const numberWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** How a value may be written in a test, by the unit that the promise gives it. */
const factors: Record<string, number[]> = {
  s: [1, 1000],
  seconds: [1, 1000],
  minutes: [1, 60, 60_000],
  hours: [1, 3600, 3_600_000],
  days: [1, 86_400, 86_400_000],
  '%': [1, 0.01],
};

const figurePattern = /(?<![\w.§])(\d+(?:\.\d+)?)(?: ?(s|seconds|minutes|hours|days|%))?(?!\w)/g;
const quotePattern = /“([^”]+)”|"([^"]+)"|`([^`]+)`/g;

/** Plain text of a source or a promise: no escapes, one kind of apostrophe, no separators of thousands. */
const normalize = (text: string) =>
  text
    .replaceAll('\\', '')
    .replace(/[’‘]/g, "'")
    .replace(/(?<=\d)[_,](?=\d{3})/g, '')
    .toLowerCase();

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function hasFigure(source: string, value: number, unit: string | undefined): boolean {
  return (factors[unit ?? ''] ?? [1]).some((factor) => {
    const written = String(Number((value * factor).toFixed(6)));
    const word = numberWords[value * factor];
    return (
      new RegExp(`(?<![\\d.])${escapeRegExp(written)}(?!\\d)`).test(source) ||
      (word !== undefined && new RegExp(`\\b${word}\\b`).test(source))
    );
  });
}

/** The parts of a quoted text between its placeholders: `…`, `{name}`. */
const splitQuote = (quote: string) =>
  quote
    .split(/…|\{\w+\}|<\w+>/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The figures and quoted texts of a promise that are not in `source`. A call may be named as its constant is. */
export function findUnproven(promise: string, source: string): string[] {
  const text = normalize(source);
  const quotes = [...promise.matchAll(quotePattern)].flatMap(([, curly, straight, code]) =>
    splitQuote(curly ?? straight ?? code ?? ''),
  );
  const figures = [...normalize(promise.replace(quotePattern, '')).matchAll(figurePattern)];
  return [
    ...quotes.filter((quote) => ![quote, toCamelCase(quote)].some((written) => text.includes(normalize(written)))),
    ...figures.filter(([, value, unit]) => !hasFigure(text, Number(value), unit)).map(([figure]) => figure),
  ];
}

/**
 * The lines of a test file that count for one test: its own, and those outside every test. A statement of a formatted
 * file ends where its first line's indentation comes again with a semicolon.
 */
export function omitOtherTests(source: string, title: string): string {
  const kept: string[] = [];
  let block: string[] = [];
  let end: RegExp | undefined;
  for (const line of source.split('\n')) {
    const indent = end ? undefined : /^( *)(?:test|asMember)[.(]/.exec(line)?.[1];
    if (indent !== undefined && !line.trim().startsWith('test.describe')) end = new RegExp(`^${indent}\\S.*;$`);
    if (!end) kept.push(line);
    else {
      block.push(line);
      if (!end.test(line)) continue;
      const text = block.join('\n');
      if (text.includes(title)) kept.push(text);
      block = [];
      end = undefined;
    }
  }
  return kept.join('\n');
}

/** What counts for one test: the file without its other tests, and the helpers of its own that it imports. */
export function readTest(file: string, title: string): string {
  const source = readFileSync(file, 'utf8');
  const helpers = [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => /\/(test|support|fixtures)\//.test(path) && existsSync(path));
  return [omitOtherTests(source, title), ...helpers.map((path) => readFileSync(path, 'utf8'))].join('\n');
}
