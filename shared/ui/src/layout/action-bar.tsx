import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';
import { useHeightProperty } from './use-height-property.ts';

const Bar = styled.div<{ $isPadded: boolean }>`
  background: var(--ground);
  border-top: 1px solid var(--hairline);
  bottom: var(--page-bottom, 0px);
  display: grid;
  gap: var(--space-2);
  margin-inline: ${({ $isPadded }) => ($isPadded ? 'calc(-1 * var(--space-4))' : 0)};
  padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
  position: sticky;
  z-index: 5;
  /* Text twice as large on a phone: the bar would take a third of the screen. */
  @media (max-width: 16rem) {
    position: static;
  }
  @media (min-width: 56rem) {
    display: none;
  }
`;

interface Props {
  /** The container has the padding of a page, which the bar reaches over. */
  isPadded?: boolean;
  /** Puts the bar above the frame's navigation instead of replacing it. */
  keepsNavigation?: boolean;
  children: ReactNode;
}

/**
 * The next action of a page at the bottom of a phone's screen, in place of the frame's navigation, unless it keeps it: a phone has one
 * bar at a time, and the menu still leads to the tools. Notices of the shell stay above it. Wider screens have the action in the page.
 */
export function ActionBar({ isPadded = true, keepsNavigation = false, children }: Props) {
  const bar = useHeightProperty('--action-bar');
  return (
    <Bar ref={bar} $isPadded={isPadded} data-action-bar={keepsNavigation ? undefined : ''}>
      {children}
    </Bar>
  );
}
