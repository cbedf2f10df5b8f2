import { usePlan, useSession } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';
import { SavedTipsProvider } from '../components/saved-tips-provider.tsx';
import { DateCoachWorkspace } from '../features/workspace/components/date-coach-workspace.tsx';
import { clearOtherMembers } from '../lib/storage-keys.ts';

/** `/datecoach`; the address names the view and the spot. */
export function DateCoachPage() {
  const member = useSession().user?.id ?? '';
  const { refresh } = usePlan();
  // A new key remounts the page, so that nothing of the deleted data stays in its state.
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    if (member !== '') clearOtherMembers(member);
    void refresh();
  }, [member, refresh]);
  return (
    <SavedTipsProvider key={`${member}:${deletions}`}>
      <DateCoachWorkspace isEmptied={deletions > 0} onDeleted={() => setDeletions(deletions + 1)} />
    </SavedTipsProvider>
  );
}
