import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, Heading, Notice, RetryNotice, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { deleteResults } from '../../history/api/delete-results.ts';
import { resultSetQuery } from '../../history/api/result-set-query.ts';
import { formatDay } from '../../history/lib/format-day.ts';
import type { ResultSet } from '../../history/lib/result-sets.ts';
import { toPhotos } from '../../history/lib/to-photos.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { type ResultActions, ResultsView } from './results-view.tsx';

interface Props extends ResultActions {
  set: ResultSet;
  /** The photos on this device with their results. */
  here: readonly AnalyzedPhoto[];
  onBack: () => void;
  /** With those photos of the set that are on this device. */
  onDeleted: (photos: readonly AnalyzedPhoto[]) => void;
}

/** The results page of an earlier set, on any device. */
export function EarlierView({ set, here, onBack, onDeleted, ...actions }: Props) {
  const { history: copy } = useCopy();
  const api = useApi();
  const [isDeleting, setIsDeleting] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(resultSetQuery(api, set));
  const photos = toPhotos(data ?? [], here, copy.picture);
  // Without a credit, nothing can be added to an empty page.
  const canAdd = here.length > 0 || actions.allowance.allowance > 0;
  const missing = photos.filter(({ isPlaceholder }) => isPlaceholder).length;
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Row $justify="space-between" $gap={2}>
          <Heading as="h2" $size={22} tabIndex={-1} {...focusTarget}>
            {copy.heading(formatDay(set.results[0]?.at ?? '', copy))}
          </Heading>
          <Row $gap={2}>
            <Button variant="ghost" size="small" onClick={() => setIsDeleting(true)}>
              {copy.delete}
            </Button>
            <Button variant="secondary" size="small" onClick={onBack}>
              {here.length > 0 ? copy.back : copy.backToUpload}
            </Button>
          </Row>
        </Row>
        {missing > 0 && (
          <Text $tone="muted" $size={14}>
            {copy.noPictures(missing, photos.length)} {canAdd && copy.addAgain}
          </Text>
        )}
      </Stack>
      {data === undefined && !isError && <Skeleton $height="16rem" $radius="var(--radius-card)" />}
      {data === undefined && isError && (
        <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
          {copy.failed}
        </RetryNotice>
      )}
      {data?.length === 0 && <Notice live="polite">{copy.gone}</Notice>}
      {photos.length > 0 && <ResultsView {...actions} photos={photos} areNew={false} onUploadNew={null} />}
      <DeleteDialog
        open={isDeleting}
        texts={copy.deletion}
        onClose={() => setIsDeleting(false)}
        onDelete={() => deleteResults(api, set)}
        onDeleted={() => onDeleted(photos.filter(({ isPlaceholder }) => !isPlaceholder))}
      />
    </Stack>
  );
}
