import { Button, Dialog, Text } from '@datewright/ui';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import type { DraftAutosave } from '../../lib/draft-autosave.ts';
import type { DraftState } from '../../lib/draft-state.ts';
import { PostDiff } from './post-diff.tsx';

/** Stays open until the editor picks one of the two versions. */
export function ConflictDialog({ autosave, draft }: { autosave: DraftAutosave; draft: DraftState }) {
  const copy = useBlogAdminCopy().conflict;
  const { theirs, content } = draft;
  return (
    <Dialog
      open={theirs !== null}
      onClose={() => undefined}
      title={copy.title}
      actions={
        <>
          <Button variant="secondary" onClick={autosave.acceptTheirs}>
            {copy.theirs}
          </Button>
          <Button onClick={() => void autosave.keepMine()}>{copy.mine}</Button>
        </>
      }
    >
      <Text>{copy.text}</Text>
      {theirs && <PostDiff before={theirs.draft} after={content} />}
    </Dialog>
  );
}
