import sanitize from 'sanitize-html';
import { postPictureUrlPattern } from './post-picture-url.ts';

const options: sanitize.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'em',
      'del',
      'a',
      'img',
      'code',
      'pre',
      'hr',
      'br',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The page already has its `h1`.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(href.startsWith('https:') && { rel: 'noopener' }) },
    }),
    img: (tagName, { src = '', alt = '' }) => {
      const [, width = '', height = ''] = postPictureUrlPattern.exec(src) ?? [];
      return { tagName, attribs: { src, alt, width, height, loading: 'lazy' } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && (!postPictureUrlPattern.test(attribs.src ?? '') || !attribs.alt),
};

/** Removes everything but text, links and pictures of this service. */
export const sanitizePostHtml = (html: string): string => sanitize(html, options);
