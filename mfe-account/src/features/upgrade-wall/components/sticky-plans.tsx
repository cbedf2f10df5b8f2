import { styled } from '@datewright/sdk/styled';
import { RouteButton } from '../../../components/route-button.tsx';
import { useUpgradeWallCopy } from '../copy/use-upgrade-wall-copy.ts';

const Bar = styled.div`
  background: var(--ground);
  border-top: 1px solid var(--hairline);
  bottom: 0;
  margin-top: var(--space-8);
  padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
  position: sticky;
  z-index: 15;
  @media (min-width: 48rem) {
    display: none;
  }
`;

/** Keeps the next step in reach of the thumb on a phone. */
export function StickyPlans() {
  const { wall: copy } = useUpgradeWallCopy();
  return (
    <Bar>
      <RouteButton to="/pricing?source=upgrade-wall-sticky" full>
        {copy.sticky}
      </RouteButton>
    </Bar>
  );
}
