import { css, styled } from '@datewright/sdk/styled';
import { IconButton } from '@datewright/ui';
import type { RefObject } from 'react';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { useReadingProgress } from '../hooks/use-reading-progress.ts';

const Progress = styled.progress`
  appearance: none;
  background: transparent;
  border: 0;
  display: block;
  height: 4px;
  left: 0;
  position: fixed;
  top: var(--header-height);
  width: 100%;
  z-index: 25;
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: var(--orchid);
  }
  &::-moz-progress-bar {
    background: var(--orchid);
  }
`;

const Up = styled.div<{ $shown: boolean }>`
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: 50%;
  bottom: var(--space-5);
  opacity: 0;
  position: fixed;
  right: var(--space-4);
  transform: rotate(180deg);
  transition: opacity var(--time-enter);
  visibility: hidden;
  z-index: 10;
  ${({ $shown }) =>
    $shown &&
    css`
      opacity: 1;
      visibility: visible;
    `}
`;

/** Reading progress, and a button back to the top. */
export function ReadingProgressBar({ article }: { article: RefObject<HTMLElement | null> }) {
  const copy = useBlogCopy().post;
  const { progress, far } = useReadingProgress(article);
  return (
    <>
      <Progress max={1} value={progress} aria-label={copy.progress} />
      <Up $shown={far}>
        <IconButton icon="chevron-down" label={copy.top} onClick={() => scrollTo({ top: 0 })} />
      </Up>
    </>
  );
}
