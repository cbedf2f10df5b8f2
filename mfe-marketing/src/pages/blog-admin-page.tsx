import { PageHead } from '@datewright/sdk/page-head';
import { useParams } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { PostEditorLoader } from '../features/admin/components/blog/post-editor-loader.tsx';
import { PostList } from '../features/admin/components/blog/post-list.tsx';
import { useBlogAdminCopy } from '../features/admin/copy/use-blog-admin-copy.ts';

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
      {id ? <PostEditorLoader id={id} /> : <PostList />}
    </Frame>
  );
}
