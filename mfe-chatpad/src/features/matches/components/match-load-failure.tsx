import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** Shown instead of the matches that could not be loaded. */
export function MatchLoadFailure({ onRetry }: { onRetry: () => void }) {
  const { matches: copy } = useCopy();
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {copy.retry}
    </Button>
  );
  return (
    <Notice tone="bad" live="polite" action={retry}>
      {copy.loadFailed}
    </Notice>
  );
}
