import { styled } from '@datewright/sdk/styled';

/**
 * Shows a picture in its full width and at most as tall as a dating profile shows it, 4:5. `$position` is the CSS
 * `object-position` of a taller one; `$isWhole` shows all of it on wide screens.
 */
export const PhotoCrop = styled.div<{ $position: string; $isWhole?: boolean }>`
  container-type: inline-size;
  width: 100%;
  img,
  canvas {
    border-radius: var(--radius-control);
    display: block;
    max-height: 125cqw;
    object-fit: cover;
    object-position: ${({ $position }) => $position};
    width: 100%;
    @media (min-width: 48rem) {
      max-height: ${({ $isWhole }) => ($isWhole ? 'none' : '125cqw')};
    }
  }
`;
