import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';
import { Button, Dialog, Notice, Text } from '@datewright/ui';
import { useBlogAdminCopy } from '../../../copy/use-blog-admin-copy.ts';
import { useDesk } from '../api.ts';

interface Props {
  open: boolean;
  /** What was typed and is nowhere else. */
  content: PostContent;
  /** It is elsewhere now, or not wanted. */
  letGo: () => void;
}

/** The post that is being written here was deleted: its text goes on as another post, or goes too. */
export function GoneDialog({ open, content, letGo }: Props) {
  const copy = useBlogAdminCopy().gone;
  const desk = useDesk();
  const navigate = useNavigate();
  const leave = (path: string) => {
    letGo();
    navigate(path);
  };
  const keep = useMutation({
    networkMode: 'always',
    retry: false,
    async mutationFn() {
      const { id, version } = await desk.begin();
      return desk.save(id, version, content);
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
