import { marked } from 'marked';
import { limitNesting } from './limit-nesting.ts';
import { countWords, sanitizePostHtml } from './sanitize-post-html.ts';

const wordsPerMinute = 200;

export interface RenderedPost {
  html: string;
  words: number;
  readTimeMinutes: number;
}

/** What readers get of a post's Markdown: clean, whatever was typed. */
export function renderPost(markdown: string): RenderedPost {
  const html = sanitizePostHtml(marked.parse(limitNesting(markdown), { async: false, gfm: true }));
  const words = countWords(html);
  return { html, words, readTimeMinutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}
