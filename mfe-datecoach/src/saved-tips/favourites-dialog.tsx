import { Dialog } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { useSavedTips } from './use-saved-tips.tsx';

/** What is saved, read beside the playbook. */
export function FavouritesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { saved: copy } = useCopy();
  const { tips } = useSavedTips();
  return (
    <Dialog open={open} onClose={onClose} title={copy.favourites(tips.length)}>
      {tips.map(({ id, content }) => (
        <p key={id}>{content}</p>
      ))}
    </Dialog>
  );
}
