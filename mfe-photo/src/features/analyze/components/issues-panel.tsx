import { styled } from '@datewright/sdk/styled';
import { Button, Notice, Row, Stack, Text } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { Fold } from '../../../components/fold.ts';
import { LineThumbnail, PhotoLines } from '../../../components/photo-lines.ts';
import { photos as countPhotos } from '../../../copy/en/count.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Photo } from '../../../lib/photo.ts';
import { getErrorHandling, getErrorMessage } from '../../../lib/photo-errors.ts';
import { ReportRejection } from './report-rejection.tsx';

const Lines = styled(PhotoLines)`
  margin-block: var(--space-2);
`;

const Thumbnail = styled(LineThumbnail)`
  width: 3.5rem;
`;

/** A line of words is no wider than one in a text. */
const Question = styled.div`
  max-width: 34rem;
`;

const FoldedIssues = styled(Fold)`
  background: var(--careful-wash);
  border: 1px solid color-mix(in srgb, var(--careful) 35%, transparent);
  border-radius: var(--radius-control);
  padding-inline: var(--space-4);
  > summary {
    padding-block: var(--space-2);
  }
  &[open] {
    padding-bottom: var(--space-3);
  }
`;

interface Props {
  photos: readonly Photo[];
  /** Results stand on the page: the issues are one row until they are opened. */
  isFolded: boolean;
  /** What happened to all of them. */
  intro: string | null;
  onAgain: (photo: Photo) => void;
  onFace: (photo: Photo) => void;
  onRemove: () => void;
  onDismiss: () => void;
}

/** Lists the photos with errors, and what the member can do about each; one that only needs an answer is a question. */
export function IssuesPanel({ photos, isFolded, intro, onAgain, onFace, onRemove, onDismiss }: Props) {
  const { analyze: copy } = useCopy();
  const issues = photos.flatMap((photo, place) =>
    photo.error ? [{ photo, error: photo.error, number: place + 1, trouble: getErrorHandling(photo.error) }] : [],
  );
  if (issues.length === 0) return null;
  const firstQuestion = issues.find(({ trouble }) => trouble.nextAction === 'face')?.photo;
  const isQuestion = firstQuestion !== undefined && issues.length === 1;
  const chooseFace = (photo: Photo) => (
    <Button variant={photo === firstQuestion && !isFolded ? 'primary' : 'secondary'} onClick={() => onFace(photo)}>
      {copy.chooseFace}
    </Button>
  );
  const list = (
    <>
      {intro && <p>{intro}</p>}
      <Lines>
        {issues.map(({ photo, error, number, trouble }) => (
          <li key={photo.id}>
            {photo.thumbnail && (
              <Thumbnail>
                <CroppedPhoto photo={photo} alt="" />
              </Thumbnail>
            )}
            <Stack $gap={2} $align="start">
              <p>
                {copy.issue(
                  number,
                  trouble.nextAction === 'face' ? copy.manyFaces : getErrorMessage(error, copy.photoFailed),
                )}
              </p>
              {isQuestion && <Text $tone="muted">{copy.issuesFree}</Text>}
              {(trouble.nextAction === 'again' || trouble.nextAction === 'same') && (
                <Button variant="secondary" onClick={() => onAgain(photo)}>
                  {copy.again}
                </Button>
              )}
              {trouble.nextAction === 'face' && !isQuestion && chooseFace(photo)}
              {trouble.isRejection && error.code !== 'photo_self_harm' && <ReportRejection code={error.code} />}
            </Stack>
          </li>
        ))}
      </Lines>
      {!isQuestion && issues.every(({ trouble }) => trouble.nextAction !== 'same') && copy.issuesFree}
    </>
  );
  const actions = (
    <Row $gap={2}>
      {isQuestion && chooseFace(firstQuestion)}
      <Button variant={firstQuestion ? 'ghost' : 'secondary'} onClick={onRemove}>
        {copy.removeErrors}
      </Button>
      <Button variant="ghost" onClick={onDismiss}>
        {copy.gotIt}
      </Button>
    </Row>
  );
  if (isFolded && !isQuestion) {
    return (
      <FoldedIssues>
        <summary>
          {copy.issuesTitle}{' '}
          <Text as="span" $tone="muted">
            {countPhotos(issues.length)}
          </Text>
        </summary>
        {list}
        {actions}
      </FoldedIssues>
    );
  }
  const notice = (
    <Notice
      tone={isQuestion ? 'info' : 'careful'}
      title={isQuestion ? copy.faceTitle : copy.issuesTitle}
      action={actions}
    >
      {list}
    </Notice>
  );
  return isQuestion ? <Question>{notice}</Question> : notice;
}
