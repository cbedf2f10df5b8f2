import { EmptyState, LinkButton, Stack } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { useSavedTips } from './use-saved-tips.tsx';

/** The tab of saved tips. */
export function SavedView() {
  const { saved: copy } = useCopy();
  const { tips } = useSavedTips();
  if (tips.length === 0)
    return (
      <EmptyState
        icon="heart"
        title={copy.empty}
        action={<LinkButton to="/datecoach?view=locations">{copy.findSpots}</LinkButton>}
      />
    );
  return (
    <Stack>
      {tips.map(({ id, content }) => (
        <p key={id}>{content}</p>
      ))}
    </Stack>
  );
}
