import { photoEvidence } from '@datewright/contracts/evidence';
import { friendLinkLimits } from '@datewright/contracts/photo/limits';
import { Dialog, Icon, Stack, Text } from '@datewright/ui';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useState } from 'react';
import { Fold } from '../../../components/fold.ts';
import { RowButton } from '../../../components/row-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { useFriendLinks } from '../api/use-friend-links.ts';
import { useCreateLink } from '../hooks/use-create-link.ts';
import { useLinkForm } from '../hooks/use-link-form.ts';
import { FriendLinkForm } from './friend-link-form.tsx';
import { LinkList } from './link-list.tsx';
import { LinkProgress } from './link-progress.tsx';

/** One line with the friends' answers; it opens the links, and the form that makes one. */
export function AskFriends({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { friends: copy } = useCopy();
  // They keep what the member has chosen, and the upload, while the dialog is closed.
  const making = useCreateLink();
  const form = useLinkForm(photos, making.make);
  const [isOpen, setOpen] = useState(false);
  const links = useFriendLinks().data ?? [];
  const answers = links.reduce((sum, link) => sum + link.answers, 0);
  const { link } = making;
  const canAsk = photos.length >= friendLinkLimits.fewestPhotos;
  if (!canAsk && links.length === 0) return null;
  return (
    <>
      <RowButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          <strong>{copy.title}</strong>
          <Text as="span" $tone="muted" $size={14}>
            {' '}
            {links.length > 0 ? copy.summary(links.length, answers) : copy.short}
          </Text>
        </span>
        <Icon name="chevron-right" size={18} />
      </RowButton>
      <Dialog open={isOpen} title={copy.title} onClose={() => setOpen(false)}>
        <Stack $gap={5}>
          <div>
            <Text tabIndex={-1} {...focusTarget}>
              {copy.text}
            </Text>
            <Fold $isQuiet>
              <summary>{copy.why}</summary>
              <Text $tone="muted" $size={14}>
                <StudyCitation study={photoEvidence.othersChooseBetter} limit={copy.limit} />
              </Text>
            </Fold>
          </div>
          {link && <LinkProgress link={link} making={making} />}
          {!link && canAsk && <FriendLinkForm form={form} making={making} />}
          <LinkList photos={photos} except={link?.id ?? null} onEnded={(id) => link?.id === id && making.leave()} />
        </Stack>
      </Dialog>
    </>
  );
}
