import { styled } from '@datewright/sdk/styled';
import { SiteHead } from '../../../components/site-head.tsx';
import { useCommonCopy } from '../../../copy/use-common-copy.ts';
import { createBreadcrumbs } from '../../../lib/structured-data.ts';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { BlogIndex } from './blog-index.tsx';
import { FloatingCta } from './floating-cta.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** Its end has room for the floating action. */
const Frame = styled.div`
  position: relative;
  @media (max-width: 47.99rem) {
    padding-bottom: 4rem;
  }
`;

export function BlogHome() {
  const copy = useBlogCopy();
  const common = useCommonCopy();
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        path="/blog"
        structured={[
          { '@context': 'https://schema.org', '@type': 'Blog', name: copy.title, url: '/blog' },
          createBreadcrumbs([
            { name: common.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/blog' },
          ]),
        ]}
      />
      <Frame>
        <BlogIndex />
        <NewsletterForm />
        <FloatingCta />
      </Frame>
    </>
  );
}
