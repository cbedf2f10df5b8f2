import { styled } from '@datewright/sdk/styled';

/** A heading: `as` sets its level in the page, `$size` its look. */
export const Heading = styled.h2<{ $size?: 18 | 22 | 28 | 36 | 48 | 'hero' }>`
  font-size: ${({ $size = 28 }) => `var(--text-${$size})`};
`;

/** Running text in a readable column. */
export const Text = styled.p<{ $tone?: 'plain' | 'muted' | 'good' | 'careful' | 'bad'; $size?: 14 | 16 | 18 | 22 }>`
  color: ${({ $tone = 'plain' }) => ($tone === 'plain' ? 'inherit' : `var(--${$tone})`)};
  font-size: ${({ $size = 16 }) => `var(--text-${$size})`};
  max-width: var(--measure);
  text-wrap: pretty;
`;
