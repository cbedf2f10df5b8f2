import { styled } from '@datewright/sdk/styled';

/** A surface with a hairline border. Set `as` to `section` or `article` where it is one. */
export const Card = styled.div<{ $tone?: 'plain' | 'raised' | 'ai'; $padding?: 4 | 5 | 6 | 8 }>`
  background: ${({ $tone = 'plain' }) =>
    ({ plain: 'var(--surface)', raised: 'var(--surface-raised)', ai: 'var(--ai-wash)' })[$tone]};
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  min-width: 0;
  padding: ${({ $padding = 6 }) => `var(--space-${$padding})`};
`;
