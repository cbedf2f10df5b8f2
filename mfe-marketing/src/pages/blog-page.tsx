import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { useFrameCopy } from '../copy/use-frame-copy.ts';
import { BlogIndex } from '../features/blog/components/blog-index.tsx';
import { FloatingCta } from '../features/blog/components/floating-cta.tsx';
import { NewsletterForm } from '../features/newsletter/components/newsletter-form.tsx';
import { SiteHead } from '../frame/site-head.tsx';
import { breadcrumbs } from '../frame/structured.ts';

export function BlogPage() {
  const copy = useBlogCopy();
  const words = useFrameCopy();
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        path="/blog"
        structured={[
          { '@context': 'https://schema.org', '@type': 'Blog', name: copy.title, url: '/blog' },
          breadcrumbs([
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
