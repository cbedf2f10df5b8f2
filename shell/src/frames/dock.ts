import { css, styled } from '@datewright/sdk/styled';

/** Keeps notices and toasts at the bottom of the screen, as strips that take room instead of covering the page. */
export const Dock = styled.div`
  bottom: var(--dock-bottom);
  flex: none;
  position: sticky;
  z-index: 25;
`;

/** One line of the dock, from edge to edge. */
export const strip = css`
  align-items: center;
  background: var(--surface-raised);
  border-top: 1px solid var(--hairline);
  display: flex;
  gap: var(--space-3);
  min-height: var(--target);
  padding-inline: var(--space-4);
`;
