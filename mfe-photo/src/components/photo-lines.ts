import { styled } from '@datewright/sdk/styled';

/** Photos below each other, each beside what is said of it. */
export const PhotoLines = styled.ul`
  display: grid;
  gap: var(--space-4);
  > li {
    align-items: start;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
  /* With large text, the words are below the photo. */
  > li > :last-child {
    flex: 1 1 min(100%, 9rem);
    min-width: 0;
  }
`;

export const LineThumbnail = styled.div`
  aspect-ratio: 4 / 5;
  background: var(--surface-raised);
  border-radius: var(--radius-control);
  flex: none;
  overflow: hidden;
  width: 4rem;
`;
