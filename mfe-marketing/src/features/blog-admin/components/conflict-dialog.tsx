import { Button, Dialog, Text } from '@datewright/ui';
import { useBlogAdminCopy } from '../../../copy/use-blog-admin-copy.ts';
import type { DraftKeeper, DraftState } from '../draft-keeper.ts';
import { PostDifference } from './post-difference.tsx';

/** Stands until one of both is chosen: there is nothing else that would be right. */
export function ConflictDialog({ keeper, draft }: { keeper: DraftKeeper; draft: DraftState }) {
  const copy = useBlogAdminCopy().conflict;
  const { theirs, content } = draft;
  return (
    <Dialog
      open={theirs !== null}
      onClose={() => undefined}
      title={copy.title}
      actions={
        <>
          <Button variant="secondary" onClick={keeper.takeTheirs}>
            {copy.theirs}
          </Button>
          <Button onClick={() => void keeper.keepMine()}>{copy.mine}</Button>
        </>
      }
    >
      <Text>{copy.text}</Text>
      {theirs && <PostDifference before={theirs.draft} after={content} />}
    </Dialog>
  );
}
