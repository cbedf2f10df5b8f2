import { ApiError } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, LinkButton, Notice, Spinner } from '@datewright/ui';
import { usePostApi } from '../../api/use-post-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { readStoredDraft, writeStoredDraft } from '../../lib/draft-storage.ts';
import { PostDeletedDialog } from './post-deleted-dialog.tsx';
import { PostEditor } from './post-editor.tsx';

/** Loads the current version of a post and opens the editor. */
export function PostEditorLoader({ id }: { id: string }) {
  const copy = useBlogAdminCopy();
  const api = usePostApi();
  const post = useQuery({
    queryKey: ['marketing', 'desk', 'post', id],
    // A cached post could be older than the last save.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => api.read(id),
  });
  if (post.isPending) return <Spinner />;
  if (post.data) return <PostEditor key={id} opened={post.data} />;
  const isGone = post.error instanceof ApiError && post.error.status === 404;
  const storedDraft = isGone ? readStoredDraft(id) : null;
  if (storedDraft)
    return <PostDeletedDialog open content={storedDraft.content} onDiscard={() => writeStoredDraft(id, null)} />;
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
