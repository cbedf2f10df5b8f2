import { ApiError } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, LinkButton, Notice, Spinner } from '@datewright/ui';
import { useBlogAdminApi } from '../../api/use-blog-admin-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { readStoredDraft, writeStoredDraft } from '../../lib/draft-storage.ts';
import { PostDeletedDialog } from './post-deleted-dialog.tsx';
import { PostEditor } from './post-editor.tsx';

/** Opens a post, as it stands at the service now. */
export function PostEditorLoader({ id }: { id: string }) {
  const copy = useBlogAdminCopy();
  const desk = useBlogAdminApi();
  const post = useQuery({
    queryKey: ['marketing', 'desk', 'post', id],
    // What was read at the last visit is older than what was saved since.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => desk.read(id),
  });
  if (post.isPending) return <Spinner />;
  if (post.data) return <PostEditor key={id} opened={post.data} />;
  const isGone = post.error instanceof ApiError && post.error.status === 404;
  const kept = isGone ? readStoredDraft(id) : null;
  if (kept) return <PostDeletedDialog open content={kept.content} onDiscard={() => writeStoredDraft(id, null)} />;
  return (
    <Notice
      tone="bad"
      live="assertive"
      action={
        isGone ? (
          <LinkButton to="/blog/admin">{copy.desk.back}</LinkButton>
        ) : (
          <Button onClick={() => void post.refetch()}>{copy.list.retry}</Button>
        )
      }
    >
      {isGone ? copy.desk.missing : copy.desk.loadFailed}
    </Notice>
  );
}
