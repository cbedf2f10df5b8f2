export interface PageHeadProps {
  /** Without the product's name, which the host adds. */
  title: string;
  /** One or two sentences for search engines and previews. */
  description?: string;
  /** Canonical path; defaults to the page's own path. */
  path?: string;
  /** URL of the preview image, 1200 by 630 pixels. */
  picture?: string;
  /** Excludes the page from search engines. */
  noindex?: boolean;
  kind?: 'website' | 'article';
  /** Structured data (schema.org), one object per item. */
  structured?: readonly Record<string, unknown>[];
  /** HTTP status of the page: 404 if the content does not exist, 410 if it was deleted, 301 if it moved permanently. */
  status?: 301 | 404 | 410;
}
