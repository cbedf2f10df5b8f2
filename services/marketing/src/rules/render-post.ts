import { marked } from 'marked';
import { countWords } from './count-words.ts';
import { limitNesting } from './limit-nesting.ts';
import { sanitizePostHtml } from './sanitize-post-html.ts';

const wordsPerMinute = 200;

export interface RenderedPost {
  html: string;
  words: number;
  readTimeMinutes: number;
}

/** Renders Markdown to sanitized HTML, and estimates the reading time. */
export function renderPost(markdown: string): RenderedPost {
  const html = sanitizePostHtml(marked.parse(limitNesting(markdown), { async: false, gfm: true }));
  const words = countWords(html);
  return { html, words, readTimeMinutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}
