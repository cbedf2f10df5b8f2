import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWordsPattern, toPatternSource } from '@datewright/safety/moderation/rule';
import { ruleSets } from '@datewright/safety/moderation/rule-sets';
import { parse } from '@swc/core';

/** A pattern that people's texts meet, and where it is written. */
export interface Pattern {
  source: string;
  flags: string;
  file: string;
}

/** Source of processes that read what people type. The sandbox stands in for vendors, and reads what we send. */
const sources = [
  'services/*/src',
  'shared/contracts/src',
  'shared/safety/src',
  'shared/service-kit/src',
  'shared/tool-kit/src',
].map((folder) => `${folder}/**/*.{ts,tsx}`);
const isLeftOut = (file: string) => file.startsWith('services/sandbox/') || file.endsWith('/main.ts');

/** Every pattern of such a file: literals, and those that modules build while they are loaded. */
export async function collectPatterns(root: string): Promise<Pattern[]> {
  const files = globSync(sources, { cwd: root })
    .filter((file) => !isLeftOut(file))
    .sort();
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  // Before anything else loads them: a module is run once.
  const built = await builtPatterns(
    root,
    texts.filter(({ text }) => text.includes('new RegExp(')).map(({ file }) => file),
  );
  const literal = await Promise.all(texts.map(({ file, text }) => literalPatterns(file, text)));
  return distinct([...literal.flat(), ...built, ...rulePatterns()]);
}

interface Node {
  type?: string;
  pattern?: string;
  flags?: string;
}

async function literalPatterns(file: string, text: string): Promise<Pattern[]> {
  const ast = await parse(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, pattern = '', flags = '' } = node as Node;
    if (type === 'RegExpLiteral') found.push({ source: pattern, flags, file });
    for (const child of Object.values(node)) walk(child);
  };
  walk(ast);
  return found;
}

async function builtPatterns(root: string, files: readonly string[]): Promise<Pattern[]> {
  const found: Pattern[] = [];
  let file = '';
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args, newTarget) {
      const made = Reflect.construct(target, args, newTarget) as RegExp;
      found.push({ source: made.source, flags: made.flags, file });
      return made;
    },
  });
  try {
    for (file of files) await import(pathToFileURL(join(root, file)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** Those of the moderation's rules are built when a text first needs them. */
const rulePatterns = (): Pattern[] =>
  ruleSets.flatMap(([language, rules]) =>
    rules
      .flatMap(({ matches, unless = [] }) => [...matches, ...unless])
      .map((text) => ({
        source: createWordsPattern([toPatternSource(text)]).source,
        flags: '',
        file: `shared/safety/src/moderation/rules (${language})`,
      })),
  );

const distinct = (patterns: Pattern[]) => [
  ...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values(),
];
