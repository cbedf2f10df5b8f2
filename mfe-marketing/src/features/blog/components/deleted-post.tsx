import { PageHead } from '@datewright/sdk/page-head';
import { CtaLink } from '../../../components/cta-link.tsx';
import { PageHero } from '../../../components/page-hero.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';

/** The page at the address of a deleted post: it says so and offers the other posts. */
export function DeletedPost() {
  const copy = useBlogCopy().post.deleted;
  return (
    <>
      <PageHead title={copy.title} noindex status={410} />
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={<CtaLink to="/blog" label={copy.action} location="blog_deleted" size="large" />}
      />
    </>
  );
}
