export interface PageHeadProps {
  /** Without the product's name, which the host adds. */
  title: string;
  /** One or two sentences for search engines and previews. */
  description?: string;
  /** The path that this page is known by; its own when left out. */
  path?: string;
  /** The address of the picture for previews, 1200 by 630. */
  picture?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  kind?: 'website' | 'article';
  /** Structured data (schema.org), one object each. */
  structured?: readonly Record<string, unknown>[];
  /** What is answered to who asks for this page: 404 for what does not exist, 301 for what is elsewhere for good. */
  status?: 301 | 404;
}
