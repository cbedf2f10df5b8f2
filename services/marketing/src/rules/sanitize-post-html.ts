import sanitize from 'sanitize-html';

/** Where the pictures of posts are; a post shows no other. */
export const picturePath = '/v1/marketing/pictures/posts/';
const pictureUrlPattern = /^\/v1\/marketing\/pictures\/posts\/[\w-]{22}\.jpg\?w=(\d{1,4})&h=(\d{1,4})$/;

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
    // The page has its one first heading already.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(href.startsWith('https:') && { rel: 'noopener' }) },
    }),
    img: (tagName, { src = '', alt = '' }) => {
      const [, width = '', height = ''] = pictureUrlPattern.exec(src) ?? [];
      return { tagName, attribs: { src, alt, width, height, loading: 'lazy' } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (!pictureUrlPattern.test(attribs.src ?? '') || !attribs.alt),
};

/** The HTML that may reach a page: text, links and our own pictures. Whatever else was in it is gone. */
export const sanitizePostHtml = (html: string): string => sanitize(html, options);

/** The words that a reader reads. */
export function countWords(html: string): number {
  const text = sanitize(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
