import { photoEvidence } from '@datewright/contracts/evidence';
import { friendLink } from '@datewright/contracts/photo/limits';
import { Card, Heading, Stack, Text } from '@datewright/ui';
import { StudyText } from '@datewright/ui/study';
import { useCopy } from '../../../copy/use-copy.ts';
import { goesOn } from '../../../frame/goes-on.ts';
import type { AnalyzedPhoto } from '../../../photos/photo.ts';
import { useMakeLink } from '../use-make-link.ts';
import { AskForm } from './ask-form.tsx';
import { LinkList } from './link-list.tsx';
import { Making } from './making.tsx';

/** Asking friends which photos they would choose, and what they chose. */
export function AskFriends({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { friends: copy } = useCopy();
  const making = useMakeLink();
  const { link } = making;
  return (
    <Card as="section">
      <Stack>
        <Stack $gap={2}>
          <Heading as="h3" $size={22} tabIndex={-1} {...goesOn}>
            {copy.title}
          </Heading>
          <Text>{copy.text}</Text>
          <Text $tone="muted" $size={14}>
            <StudyText study={photoEvidence.othersChooseBetter} limit={copy.limit} />
          </Text>
        </Stack>
        {link ? (
          <Making link={link} making={making} />
        ) : photos.length < friendLink.fewestPhotos ? (
          <Text $tone="muted">{copy.none}</Text>
        ) : (
          <AskForm photos={photos} making={making} />
        )}
        <LinkList photos={photos} except={link?.id ?? null} onEnded={(id) => link?.id === id && making.leave()} />
      </Stack>
    </Card>
  );
}
