import { Button, Notice, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { isProfilePhoto } from '../../../lib/photo.ts';
import { TypesGuide } from '../../results/components/types-guide.tsx';
import { DropArea } from '../../upload/components/drop-area.tsx';
import { PhotoGrid } from '../../upload/components/photo-grid.tsx';
import type { Workspace } from '../hooks/use-workspace.ts';
import { MobileBar } from './layout.tsx';
import { hasMobileBar, UndoRemoval } from './undo-removal.tsx';

/** Choosing photos, and sending them off. */
export function UploadView({ work }: { work: Workspace }) {
  const { page: copy, choose } = useCopy();
  const { photos, analyzed, waiting, canAsk, choosing, analysis } = work;
  const hasAny = photos.length > 0 || choosing.loading > 0;
  // Nothing is left to be asked for.
  const isDone = analyzed.length > 0 && waiting.length === 0 && choosing.loading === 0 && !analysis.running;
  const some = canAsk < waiting.length ? copy.analyzeSome(canAsk, waiting.length) : copy.analyze(waiting.length);
  const label = waiting.length === 0 ? copy.analyzePhotos : some;
  const drop = (
    <DropArea
      small={hasAny}
      quiet={waiting.length > 0 || analysis.running || isDone}
      onFiles={choosing.choose}
      stoppedBy={work.stoppedBy}
    />
  );
  return (
    <Stack $gap={5}>
      {!hasAny && drop}
      {choosing.noneLoaded && work.hasErrors && (
        <Notice tone="bad" live="assertive">
          {choose.noneLoaded}
        </Notice>
      )}
      {hasAny && <PhotoGrid photos={photos} loading={choosing.loading} onRemove={work.remove} />}
      {hasAny && drop}
      {analyzed.length > 0 && !isDone && (
        <Button variant="secondary" onClick={() => work.setView('results')}>
          {copy.seeResults}
        </Button>
      )}
      <TypesGuide photos={photos.filter(isProfilePhoto)} />
      {hasMobileBar(work) && (
        <MobileBar>
          <UndoRemoval work={work} />
          {canAsk < waiting.length && (
            <Text $size={14} $tone="careful">
              {copy.only(canAsk, waiting.length)}
            </Text>
          )}
          {isDone ? (
            <Button full onClick={() => work.setView('results')}>
              {copy.seeResults}
            </Button>
          ) : (
            <Button
              full
              variant={waiting.length + choosing.loading > 0 ? 'primary' : 'secondary'}
              disabled={!work.canAnalyze}
              busy={choosing.loading > 0}
              onClick={work.analyze}
            >
              {label}
            </Button>
          )}
        </MobileBar>
      )}
    </Stack>
  );
}
