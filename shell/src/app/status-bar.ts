import { styled } from '@datewright/sdk/styled';
import { strip } from '../frames/dock.ts';

/** A line of news about the whole page. */
export const StatusBar = styled.div<{ $isWarning?: boolean }>`
  ${strip}
  background: ${({ $isWarning }) => $isWarning && 'var(--careful-wash)'};
  padding-block: var(--space-2);
  > svg {
    flex: none;
  }
`;
