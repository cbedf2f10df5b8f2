import { Button, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoSelection } from '../../upload/hooks/use-photo-selection.ts';
import type { AnalysisRequests } from '../hooks/use-analysis-requests.ts';
import type { Removal } from '../hooks/use-removal.ts';
import type { PhotoGroups } from '../lib/group-photos.ts';
import { MobileBar } from './layout.tsx';
import { UndoRemoval } from './undo-removal.tsx';

interface Props {
  waiting: PhotoGroups['waiting'];
  requests: AnalysisRequests;
  selection: PhotoSelection;
  removal: Removal;
  /** Every photo has a result, so the bar leads to the results. */
  isDone: boolean;
  onResults: () => void;
}

/** Analyze, with the number of photos and credits. */
export function UploadBar({ waiting, requests, selection, removal, isDone, onResults }: Props) {
  const { page: copy, choose } = useCopy();
  const { affordable } = requests;
  const isShort = affordable < waiting.length;
  const label = isShort ? copy.analyzeSome(affordable, waiting.length) : copy.analyze(waiting.length);
  return (
    <MobileBar>
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
      {isDone ? (
        <Button full onClick={onResults}>
          {copy.seeResults}
        </Button>
      ) : (
        <Button
          full
          variant={waiting.length + selection.loading > 0 ? 'primary' : 'secondary'}
          disabled={!requests.canAnalyze}
          onClick={requests.analyze}
        >
          {waiting.length === 0 ? copy.analyzePhotos : label}
        </Button>
      )}
    </MobileBar>
  );
}
