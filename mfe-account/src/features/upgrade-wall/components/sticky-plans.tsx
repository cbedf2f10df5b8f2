import { ActionBar } from '@datewright/ui/action-bar';
import { RouteButton } from '../../../components/route-button.tsx';
import { useUpgradeWallCopy } from '../copy/use-upgrade-wall-copy.ts';

/** Keeps the next step in reach of the thumb on a phone, until a plan can be chosen above it. */
export function StickyPlans() {
  const { wall: copy } = useUpgradeWallCopy();
  return (
    <ActionBar isPadded={false}>
      <RouteButton to="/pricing?source=upgrade-wall-sticky" variant="secondary" full>
        {copy.sticky}
      </RouteButton>
    </ActionBar>
  );
}
