import { PageHead } from '@datewright/sdk/page-head';
import { useParams } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { useBlogAdminCopy } from '../copy/use-blog-admin-copy.ts';
import { OpenedPost } from '../features/blog-admin/components/opened-post.tsx';
import { PostList } from '../features/blog-admin/components/post-list.tsx';

const Frame = styled(Page)`
  padding-block: var(--space-8) var(--space-16);
`;

/** The editors' desk: every post, or one of them. */
export function BlogAdminPage() {
  const copy = useBlogAdminCopy();
  const { id } = useParams();
  return (
    <Frame>
      <PageHead title={copy.title} noindex />
      {id ? <OpenedPost id={id} /> : <PostList />}
    </Frame>
  );
}
