import { useParams } from '@datewright/sdk/router';
import { AdminFrame } from '../../features/admin/components/admin-frame.tsx';
import { PostEditorLoader } from '../../features/admin/components/blog/post-editor-loader.tsx';
import { useBlogAdminCopy } from '../../features/admin/copy/use-blog-admin-copy.ts';

export function PostAdminPage() {
  const { title } = useBlogAdminCopy();
  const { id = '' } = useParams();
  return (
    <AdminFrame title={title}>
      <PostEditorLoader id={id} />
    </AdminFrame>
  );
}
