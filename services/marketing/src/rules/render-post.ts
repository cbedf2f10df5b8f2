import { marked } from 'marked';
import { boundNesting } from './bound-nesting.ts';
import { cleanHtml, wordsOf } from './clean-html.ts';

const wordsPerMinute = 200;

export interface Rendered {
  html: string;
  words: number;
  readTimeMinutes: number;
}

/** What readers get of a post's Markdown: clean, whatever was typed. */
export function renderPost(markdown: string): Rendered {
  const html = cleanHtml(marked.parse(boundNesting(markdown), { async: false, gfm: true }));
  const words = wordsOf(html);
  return { html, words, readTimeMinutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}
