import { photoEvidence } from '@datewright/contracts/evidence';
import { friendLinkLimits } from '@datewright/contracts/photo/limits';
import { Card, Heading, Stack, Text } from '@datewright/ui';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { useCreateLink } from '../hooks/use-create-link.ts';
import { FriendLinkForm } from './friend-link-form.tsx';
import { LinkList } from './link-list.tsx';
import { LinkProgress } from './link-progress.tsx';

/** Lets the member ask friends to choose photos, and shows their choices. */
export function AskFriends({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { friends: copy } = useCopy();
  const making = useCreateLink();
  const { link } = making;
  return (
    <Card as="section">
      <Stack>
        <Stack $gap={2}>
          <Heading as="h3" $size={22} tabIndex={-1} {...focusTarget}>
            {copy.title}
          </Heading>
          <Text>{copy.text}</Text>
          <Text $tone="muted" $size={14}>
            <StudyCitation study={photoEvidence.othersChooseBetter} limit={copy.limit} />
          </Text>
        </Stack>
        {link ? (
          <LinkProgress link={link} making={making} />
        ) : photos.length < friendLinkLimits.fewestPhotos ? (
          <Text $tone="muted">{copy.none}</Text>
        ) : (
          <FriendLinkForm photos={photos} making={making} />
        )}
        <LinkList photos={photos} except={link?.id ?? null} onEnded={(id) => link?.id === id && making.leave()} />
      </Stack>
    </Card>
  );
}
