import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';

export const QuietLink = styled(Link)`
  border-radius: var(--radius-control);
  color: var(--text);
  display: inline-flex;
  font-weight: 500;
  align-items: center;
  min-height: var(--target);
  padding: 0 0.75rem;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: var(--surface-raised);
  }
`;
