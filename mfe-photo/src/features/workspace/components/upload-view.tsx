import { Button, Notice, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { isProfilePhoto } from '../../../lib/photo.ts';
import type { Analysis } from '../../analyze/hooks/use-analysis.ts';
import { TypesGuide } from '../../results/components/types-guide.tsx';
import { DropArea } from '../../upload/components/drop-area.tsx';
import { PhotoGrid } from '../../upload/components/photo-grid.tsx';
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
  hasMobileBar: boolean;
  onResults: () => void;
}

/** Choose photos and request their analysis. */
export function UploadView(props: Props) {
  const { photos, analysis, requests, selection, removal, upgrade, hasMobileBar, onResults } = props;
  const { page: copy, choose } = useCopy();
  const { all, analyzed, waiting } = photos;
  const hasAny = all.length > 0 || selection.loading > 0;
  const isDone = analyzed.length > 0 && waiting.length === 0 && selection.loading === 0 && !analysis.running;

  /** The limit is explained before the member looks for a photo that can't be added. */
  function getLimitHandler() {
    const limit = selection.stopped();
    return limit && (() => upgrade.showForSelection(limit));
  }

  const drop = (
    <DropArea
      small={hasAny}
      quiet={waiting.length > 0 || analysis.running || isDone}
      onFiles={selection.choose}
      stoppedBy={getLimitHandler}
    />
  );
  return (
    <Stack $gap={5}>
      {!hasAny && drop}
      {selection.noneLoaded && photos.failed.length > 0 && (
        <Notice tone="bad" live="assertive">
          {choose.noneLoaded}
        </Notice>
      )}
      {hasAny && <PhotoGrid photos={all} loading={selection.loading} onRemove={({ id }) => removal.remove([id])} />}
      {hasAny && drop}
      {analyzed.length > 0 && !isDone && (
        <Button variant="secondary" onClick={onResults}>
          {copy.seeResults}
        </Button>
      )}
      <TypesGuide photos={all.filter(isProfilePhoto)} />
      {hasMobileBar && <UploadBar {...{ waiting, requests, selection, removal, isDone, onResults }} />}
    </Stack>
  );
}
