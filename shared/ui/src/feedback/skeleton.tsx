import { keyframes, styled } from '@datewright/sdk/styled';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

/** A placeholder bar in the shape of the content. Sizes are CSS lengths. Put `aria-busy` on the region around it. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $radius?: string;
}>`
  animation: ${pulse} 1.6s ease-in-out infinite;
  background: var(--surface-raised);
  border-radius: ${({ $radius = 'var(--radius-control)' }) => $radius};
  height: ${({ $height = '1rem' }) => $height};
  max-width: 100%;
  width: ${({ $width = '100%' }) => $width};
`;
