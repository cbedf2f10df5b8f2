import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { marked, type Token } from 'marked';
import { limitNesting } from './limit-nesting.ts';

/** Paths below `/blog` that belong to other pages. */
const reservedSlugs = new Set(['admin', 'rss']);

const flattenTokens = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...flattenTokens('tokens' in token ? (token.tokens ?? []) : [])]);

/** What a draft needs before it can be published, by field. Every picture needs an alternative text. */
export function findMissingFields({ slug, title, excerpt, markdown, picture }: PostContent): Record<string, string> {
  const missing: Record<string, string> = {};
  if (slug === '' || reservedSlugs.has(slug)) missing.slug = 'missing';
  if (title.trim() === '') missing.title = 'missing';
  if (excerpt.trim() === '') missing.excerpt = 'missing';
  if (markdown.trim() === '') missing.markdown = 'missing';
  if (picture && picture.alt.trim() === '') missing.picture = 'alt_missing';
  const images = flattenTokens(marked.lexer(limitNesting(markdown))).filter((token) => token.type === 'image');
  if (images.some((token) => 'text' in token && token.text.trim() === '')) missing.markdown = 'alt_missing';
  return missing;
}
