import { styled } from '@datewright/sdk/styled';
import { Button, Notice, Row, Stack } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { LineThumbnail, PhotoLines } from '../../../components/photo-lines.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Photo } from '../../../lib/photo.ts';
import { getErrorHandling, getErrorMessage } from '../../../lib/photo-errors.ts';
import { ReportRejection } from './report-rejection.tsx';
import { SelfHarmNotice } from './self-harm-notice.tsx';

const Lines = styled(PhotoLines)`
  margin-block: var(--space-2);
`;

const Thumbnail = styled(LineThumbnail)`
  width: 3.5rem;
`;

interface Props {
  photos: readonly Photo[];
  /** What happened to all of them. */
  intro: string | null;
  /** An analysis is running, so no photo can be requested again. */
  busy: boolean;
  onAgain: (photo: Photo) => void;
  onFace: (photo: Photo) => void;
  onRemove: () => void;
  onDismiss: () => void;
}

/** Lists the photos with errors, and what the member can do about each. */
export function IssuesPanel({ photos, intro, busy, onAgain, onFace, onRemove, onDismiss }: Props) {
  const { analyze: copy } = useCopy();
  const issues = photos.flatMap((photo, place) =>
    photo.error ? [{ photo, error: photo.error, number: place + 1, trouble: getErrorHandling(photo.error) }] : [],
  );
  if (issues.length === 0) return null;
  const firstQuestion = issues.find(({ trouble }) => trouble.nextAction === 'face')?.photo;
  const isHurt = issues.some(({ error }) => error.code === 'photo_self_harm');
  return (
    <>
      {isHurt && <SelfHarmNotice />}
      <Notice
        tone="careful"
        title={copy.issuesTitle}
        action={
          <Row $gap={2}>
            <Button variant={firstQuestion ? 'ghost' : 'secondary'} onClick={onRemove}>
              {copy.removeErrors}
            </Button>
            <Button variant="ghost" onClick={onDismiss}>
              {copy.gotIt}
            </Button>
          </Row>
        }
      >
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
                {(trouble.nextAction === 'again' || trouble.nextAction === 'same') && (
                  <Button variant="secondary" disabled={busy} onClick={() => onAgain(photo)}>
                    {copy.again}
                  </Button>
                )}
                {trouble.nextAction === 'face' && (
                  <Button
                    variant={photo === firstQuestion ? 'primary' : 'secondary'}
                    disabled={busy}
                    onClick={() => onFace(photo)}
                  >
                    {copy.chooseFace}
                  </Button>
                )}
                {trouble.isRejection && error.code !== 'photo_self_harm' && <ReportRejection code={error.code} />}
              </Stack>
            </li>
          ))}
        </Lines>
        {issues.every(({ trouble }) => trouble.nextAction !== 'same') && copy.issuesFree}
      </Notice>
    </>
  );
}
