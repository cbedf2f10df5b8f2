import { SiteHead } from '../components/site-head.tsx';
import { useCommonCopy } from '../copy/use-common-copy.ts';
import { BlogIndex } from '../features/blog/components/blog-index.tsx';
import { FloatingCta } from '../features/blog/components/floating-cta.tsx';
import { NewsletterForm } from '../features/blog/components/newsletter-form.tsx';
import { useBlogCopy } from '../features/blog/copy/use-blog-copy.ts';
import { createBreadcrumbs } from '../lib/structured-data.ts';

export function BlogPage() {
  const copy = useBlogCopy();
  const words = useCommonCopy();
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        path="/blog"
        structured={[
          { '@context': 'https://schema.org', '@type': 'Blog', name: copy.title, url: '/blog' },
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/blog' },
          ]),
        ]}
      />
      <BlogIndex />
      <NewsletterForm />
      <FloatingCta />
    </>
  );
}
