import type { Post } from '@datewright/contracts/marketing/post';
import { getPostImageUrl } from '../../../components/site-head.tsx';
import { getPostExcerpt } from './split-post-html.ts';

export const createPostStructuredData = (post: Post, team: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: getPostImageUrl(post),
  datePublished: post.datePublished,
  dateModified: post.dateModified,
  author: post.author ? { '@type': 'Person', name: post.author } : { '@type': 'Organization', name: team },
  publisher: { '@type': 'Organization', name: 'Datewright', url: '/' },
  mainEntityOfPage: `/blog/${post.id}`,
  keywords: post.tags.join(', '),
  articleSection: post.category,
  articleBody: getPostExcerpt(post.html),
});
