import { keyframes, styled } from '@datewright/sdk/styled';
import { useUiCopy } from '../copy/use-ui-copy.ts';
import { VisuallyHidden } from '../layout/layout.tsx';

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

/** The ring alone, for places that announce in text that they are busy. */
export const SpinnerRing = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  animation: ${spin} 800ms linear infinite;
  border: 2px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: 50%;
  border-top-color: currentColor;
  display: inline-block;
  flex: none;
  height: ${({ $size = 16 }) => $size}px;
  width: ${({ $size = 16 }) => $size}px;
`;

/** A ring with a label for screen readers, 'Loading…' by default. */
export function Spinner({ label, size = 28 }: { label?: string; size?: number }) {
  const copy = useUiCopy();
  return (
    <span role="status">
      <SpinnerRing $size={size} />
      <VisuallyHidden>{label ?? copy.loading}</VisuallyHidden>
    </span>
  );
}
