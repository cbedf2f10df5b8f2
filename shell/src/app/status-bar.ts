import { styled } from '@datewright/sdk/styled';

/** A line of news about the whole page, above what the page keeps at its bottom. */
export const StatusBar = styled.div<{ $isWarning?: boolean }>`
  align-items: center;
  background: ${({ $isWarning }) => ($isWarning ? 'var(--careful-wash)' : 'var(--surface-raised)')};
  border: 1px solid ${({ $isWarning }) => ($isWarning ? 'var(--careful)' : 'var(--control-line)')};
  border-radius: var(--radius-control);
  bottom: calc(var(--frame-bottom, 0px) + var(--action-bar, 0px) + var(--space-4));
  display: flex;
  gap: var(--space-3);
  left: var(--space-4);
  margin-inline: auto;
  max-width: 34rem;
  padding: var(--space-3) var(--space-4);
  position: fixed;
  right: var(--space-4);
  width: fit-content;
  z-index: 40;
  > svg {
    flex: none;
  }
`;
