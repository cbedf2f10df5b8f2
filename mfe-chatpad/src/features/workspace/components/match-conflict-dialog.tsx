import { ConflictDialog } from '../../matches/components/conflict-dialog.tsx';
import { emptyFields } from '../../matches/lib/match-fields.ts';
import { useDraft, useSaving } from './workspace-provider.tsx';

/** Opens when this tab and another one changed the same field. */
export function MatchConflictDialog() {
  const { match, fields } = useDraft();
  const { remoteChange, conflicts, resolveConflict } = useSaving();
  return (
    <ConflictDialog
      open={remoteChange === 'conflict'}
      fields={conflicts}
      mine={fields}
      theirs={match ?? emptyFields}
      onChoose={(side) => void resolveConflict(side)}
    />
  );
}
