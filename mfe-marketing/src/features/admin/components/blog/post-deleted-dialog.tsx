import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';
import { Button, Dialog, Notice, Text } from '@datewright/ui';
import { usePostApi } from '../../api/use-post-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';

interface Props {
  open: boolean;
  /** Text that is not saved anywhere else. */
  content: PostContent;
  /** The text was saved as another post, or is discarded. */
  onDiscard: () => void;
}

/** Somebody deleted the post that is being edited: its text can become a new post or be discarded. */
export function PostDeletedDialog({ open, content, onDiscard }: Props) {
  const copy = useBlogAdminCopy().gone;
  const api = usePostApi();
  const navigate = useNavigate();
  const leave = (path: string) => {
    onDiscard();
    navigate(path);
  };
  const keep = useMutation({
    networkMode: 'always',
    retry: false,
    async mutationFn() {
      const { id, version } = await api.create();
      return api.save(id, version, content);
    },
    onSuccess: ({ id }) => leave(`/blog/admin/${id}`),
  });
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      title={copy.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => leave('/blog/admin')}>
            {copy.letGo}
          </Button>
          <Button busy={keep.isPending} onClick={() => keep.mutate()}>
            {copy.keep}
          </Button>
        </>
      }
    >
      <Text>{copy.text}</Text>
      {keep.isError && (
        <Notice tone="bad" live="assertive">
          {copy.failed}
        </Notice>
      )}
    </Dialog>
  );
}
