import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@datewright/platform/root';

const pages = globSync('{README.md,shared/docs/**/*.md,*/README.md,{services,shared}/*/README.md}', { cwd: root });
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** Paths of this repository that a page quotes; `<tool>` and braces stand for several. */
const quotedPaths = (text: string) =>
  [...text.matchAll(/`((?:shared|services|shell|mfe-[a-z]+)\/[\w./-]+)`/g)].map(([, path = '']) => path);

/** Words that this project does not use for what they would name; the glossary has the right ones. */
const wrongWords = /\b(CareCard|the house|judgements?|the desk of|drawn pages?|few at once|take a turn)\b/;

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('quotes only paths that exist', () => {
    expect(quotedPaths(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('links only to pages that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  test('uses the words of the glossary', () => {
    expect(text.split('\n').filter((line) => wrongWords.test(line))).toEqual([]);
  });
});

test('The documentation stays short enough to be read: at most 15,000 words beside its tables', () => {
  const docs = pages.filter((page) => page.startsWith('shared/docs/'));
  const words = docs.flatMap((page) => read(page).split('\n')).filter((line) => !line.startsWith('|'));
  expect(words.join(' ').split(/\s+/).length).toBeLessThan(15_000);
});
