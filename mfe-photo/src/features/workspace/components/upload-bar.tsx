import { Button, Stack, Text } from '@datewright/ui';
import { ActionBar } from '@datewright/ui/action-bar';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoSelection } from '../../upload/hooks/use-photo-selection.ts';
import type { AnalysisRequests } from '../hooks/use-analysis-requests.ts';
import type { Removal } from '../hooks/use-removal.ts';
import type { PhotoGroups } from '../lib/group-photos.ts';
import { UndoRemoval } from './undo-removal.tsx';

interface Props {
  waiting: PhotoGroups['waiting'];
  requests: AnalysisRequests;
  selection: PhotoSelection;
  removal: Removal;
  /** There is no action bar on a wide screen. */
  isWide: boolean;
  /** Every photo has a result, so the bar leads to the results. */
  isDone: boolean;
  onResults: () => void;
}

/** Analyze, with the number of photos and credits: pinned to the bottom of a phone's screen, else below the photos. */
export function UploadBar({ waiting, requests, selection, removal, isWide, isDone, onResults }: Props) {
  const { page: copy, choose } = useCopy();
  const { affordable, mayCostLess } = requests;
  const isShort = affordable < waiting.length;
  const label = isShort
    ? copy.analyzeSome(affordable, waiting.length, mayCostLess)
    : copy.analyze(waiting.length, mayCostLess);
  const isEmpty = waiting.length + selection.loading + removal.removed.length === 0 && !isDone;
  if (isEmpty) return null;
  const content = (
    <>
      <UndoRemoval removal={removal} />
      {selection.loading > 0 && (
        <Text $size={14} $tone="muted">
          {choose.loading(selection.loading)}
        </Text>
      )}
      {isShort && (
        <Text $size={14} $tone="careful">
          {copy.only(affordable, waiting.length)}
        </Text>
      )}
      {isDone && (
        <Button full={!isWide} onClick={onResults}>
          {copy.seeResults}
        </Button>
      )}
      {waiting.length > 0 && (
        <Button full={!isWide} disabled={!requests.canAnalyze} onClick={requests.analyze}>
          {label}
        </Button>
      )}
    </>
  );
  return isWide ? (
    <Stack $gap={2} $align="start">
      {content}
    </Stack>
  ) : (
    <ActionBar>{content}</ActionBar>
  );
}
