import { ApiError } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, LinkButton, Notice, Spinner } from '@datewright/ui';
import { useBlogAdminCopy } from '../../../copy/use-blog-admin-copy.ts';
import { useDesk } from '../api.ts';
import { keepDraft, readDraft } from '../kept-draft.ts';
import { GoneDialog } from './gone-dialog.tsx';
import { PostDesk } from './post-desk.tsx';

/** Opens a post, as it stands at the service now. */
export function OpenedPost({ id }: { id: string }) {
  const copy = useBlogAdminCopy();
  const desk = useDesk();
  const post = useQuery({
    queryKey: ['marketing', 'desk', 'post', id],
    // What was read at the last visit is older than what was saved since.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => desk.read(id),
  });
  if (post.isPending) return <Spinner />;
  if (post.data) return <PostDesk key={id} opened={post.data} />;
  const isGone = post.error instanceof ApiError && post.error.status === 404;
  const kept = isGone ? readDraft(id) : null;
  if (kept) return <GoneDialog open content={kept.content} letGo={() => keepDraft(id, null)} />;
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
