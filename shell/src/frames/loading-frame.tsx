import { keyframes, styled } from '@datewright/sdk/styled';
import { Page, Skeleton, VisuallyHidden } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

// Waits below 200 ms show nothing: a flash of placeholder bars is worse than a pause.
const Frame = styled.div`
  animation: ${appear} var(--time-enter) 200ms backwards;
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-12);
`;

/** A placeholder in the rough shape of a page. */
export function LoadingFrame() {
  const copy = useShellCopy();
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">{copy.frames.loading}</VisuallyHidden>
      <Frame>
        <Skeleton $width="min(100%, 34rem)" $height="3rem" />
        <Skeleton $width="min(100%, 26rem)" $height="1.25rem" />
        <Skeleton $height="12rem" $radius="var(--radius-card)" />
      </Frame>
    </Page>
  );
}
