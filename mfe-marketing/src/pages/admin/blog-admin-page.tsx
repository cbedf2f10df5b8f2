import { AdminFrame } from '../../features/admin/components/admin-frame.tsx';
import { PostList } from '../../features/admin/components/blog/post-list.tsx';
import { useBlogAdminCopy } from '../../features/admin/copy/use-blog-admin-copy.ts';

export function BlogAdminPage() {
  const { title } = useBlogAdminCopy();
  return (
    <AdminFrame title={title}>
      <PostList />
    </AdminFrame>
  );
}
