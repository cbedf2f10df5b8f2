import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import { formatDateTime } from '@datewright/sdk/dates';
import { useSession } from '@datewright/sdk/host';
import { Card, Row, Stack, Text } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { LineThumbnail, PhotoLines } from '../../../components/photo-lines.ts';
import { TextButton } from '../../../components/text-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { minFriends, rankPhotos } from '../lib/rank-photos.ts';
import { createSavedLinks } from '../lib/saved-links.ts';
import { ShareLink } from './share-link.tsx';

interface Props {
  link: FriendLink;
  photos: readonly AnalyzedPhoto[];
  onEnd: () => void;
}

/** One link: the friends' choices beside the AI's ranking. */
export function LinkCard({ link, photos, onEnd }: Props) {
  const { friends: copy } = useCopy();
  const userId = useSession().user?.id ?? '';
  const token = createSavedLinks(userId).getToken(link.id);
  const { answers, isOpen, expiresAt } = link;
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <div>
            <strong>{answers > 0 ? copy.answers(answers) : copy.noAnswers}</strong>
            <Text $tone="muted" $size={14}>
              <time dateTime={expiresAt}>{copy.until(formatDateTime(expiresAt))}</time>
            </Text>
          </div>
          <TextButton onClick={onEnd}>{copy.end}</TextButton>
        </Row>
        {answers > 0 && <Ranks link={link} photos={photos} />}
        {answers > 0 && answers < minFriends && (
          <Text $tone="careful" $size={14}>
            {copy.few(answers)}
          </Text>
        )}
        {!isOpen && (
          <Text $tone="careful" $size={14}>
            {copy.notOpen}
          </Text>
        )}
        {isOpen && token && <ShareLink token={token} />}
        {isOpen && !token && (
          <Text $tone="muted" $size={14}>
            {copy.elsewhere}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Ranks({ link, photos }: Pick<Props, 'link' | 'photos'>) {
  const { friends: copy } = useCopy();
  return (
    <PhotoLines as="ol">
      {rankPhotos(link, photos).map(({ operationId, photo, chosen, shown, aiPlace }) => (
        <li key={operationId}>
          <LineThumbnail>{photo && <CroppedPhoto photo={photo} alt="" />}</LineThumbnail>
          <div>
            <strong>{photo?.name ?? copy.unknownPhoto}</strong>
            <Text $size={14}>
              {copy.chosen(chosen, shown)}
              {aiPlace !== null && ` · ${copy.aiPlace(aiPlace, link.photos.length)}`}
            </Text>
          </div>
        </li>
      ))}
    </PhotoLines>
  );
}
