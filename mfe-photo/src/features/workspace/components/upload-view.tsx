import { Button, Stack, Text } from '@datewright/ui';
import { type ReactNode, useId } from 'react';
import { Fold } from '../../../components/fold.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { getErrorHandling } from '../../../lib/photo-errors.ts';
import type { Analysis } from '../../analyze/hooks/use-analysis.ts';
import { DropArea } from '../../upload/components/drop-area.tsx';
import { PhotoGrid } from '../../upload/components/photo-grid.tsx';
import { TypesGuide } from '../../upload/components/types-guide.tsx';
import type { PhotoSelection } from '../../upload/hooks/use-photo-selection.ts';
import type { AnalysisRequests } from '../hooks/use-analysis-requests.ts';
import type { Removal } from '../hooks/use-removal.ts';
import type { UpgradePromptState } from '../hooks/use-upgrade-prompt.ts';
import type { PhotoGroups } from '../lib/group-photos.ts';
import { UploadBar } from './upload-bar.tsx';

interface Props {
  photos: PhotoGroups;
  analysis: Analysis;
  requests: AnalysisRequests;
  selection: PhotoSelection;
  removal: Removal;
  upgrade: UpgradePromptState;
  /** A notice lists the errors already. */
  areErrorsListed: boolean;
  hasUploadBar: boolean;
  /** The list of earlier results. */
  earlier: ReactNode;
  onResults: () => void;
}

/** Choose photos and request their analysis. */
export function UploadView(props: Props) {
  const { photos, analysis, requests, selection, removal, upgrade, areErrorsListed, hasUploadBar, earlier, onResults } =
    props;
  const { page: copy, choose } = useCopy();
  const rulesId = useId();
  const { all, analyzed, waiting } = photos;
  const isWide = useMediaQuery('(min-width: 56rem)');
  const hasAny = all.length > 0 || selection.loading > 0;
  const asksForFace = photos.failed.some(({ error }) => error && getErrorHandling(error).nextAction === 'face');
  const isDone = analyzed.length > 0 && waiting.length === 0 && selection.loading === 0 && !analysis.running;

  /** The limit is explained before the member looks for a photo that can't be added. */
  function getLimitHandler() {
    const limit = selection.stopped();
    return limit && (() => upgrade.showForSelection({ by: limit, taken: 0, chosen: 0 }));
  }

  const drop = (
    <DropArea
      small={hasAny}
      quiet={waiting.length > 0 || analysis.running || isDone || asksForFace}
      rulesId={rulesId}
      onFiles={selection.choose}
      stoppedBy={getLimitHandler}
    />
  );
  const help = (
    <Stack>
      <TypesGuide />
      <Stack $gap={1}>
        <Text $tone="muted" $size={14} id={rulesId}>
          {choose.hint}
        </Text>
        <Text $tone="muted" $size={14}>
          {choose.consent}
        </Text>
      </Stack>
    </Stack>
  );
  const bar = hasUploadBar && <UploadBar {...{ waiting, requests, selection, removal, isWide, isDone, onResults }} />;
  return (
    <Stack $gap={5}>
      {!hasAny && drop}
      {hasAny && (
        <PhotoGrid
          photos={all}
          loading={selection.loading}
          onRemove={({ id }) => removal.remove([id])}
          choice={requests.choice}
          areErrorsListed={areErrorsListed}
        />
      )}
      {isWide && bar}
      {hasAny && drop}
      {analyzed.length > 0 && !isDone && (
        <Button variant="secondary" onClick={onResults}>
          {copy.seeResults}
        </Button>
      )}
      {earlier}
      {hasAny ? (
        <Fold $isQuiet>
          <summary>{choose.help}</summary>
          {help}
        </Fold>
      ) : (
        help
      )}
      {!isWide && bar}
    </Stack>
  );
}
