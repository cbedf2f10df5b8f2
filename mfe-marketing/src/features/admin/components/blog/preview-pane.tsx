import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { styled } from '@datewright/sdk/styled';
import { Heading, Notice, Page, Spinner, Stack, Text } from '@datewright/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePostPreview } from '../../api/use-post-preview.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';

/** Viewport widths in pixels. */
const widths = { phone: 360, desktop: 1280 };

const Frame = styled.div`
  background: var(--ground);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  max-height: 80dvh;
  overflow: auto;
`;

const Sheet = styled.div<{ $width: number; $zoom: number }>`
  margin-inline: auto;
  padding-block: var(--space-8);
  width: ${({ $width }) => $width}px;
  zoom: ${({ $zoom }) => $zoom};
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  overflow-wrap: anywhere;
  > h2 {
    font-size: var(--text-28);
    margin-top: var(--space-6);
  }
  > h3 {
    font-size: var(--text-22);
    margin-top: var(--space-4);
  }
  img {
    border-radius: var(--radius-card);
    height: auto;
    max-width: 100%;
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-2);
    padding-left: var(--space-6);
  }
`;

/** The text as the service renders it, scaled down from the width of a phone or a desktop. */
export function PreviewPane({ content, view }: { content: PostContent; view: 'phone' | 'desktop' }) {
  const copy = useBlogAdminCopy().desk;
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(widths.desktop);
  const { markdown, title, excerpt } = content;
  const preview = usePostPreview(markdown);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? widths.desktop));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const width = widths[view];
  return (
    <Stack $gap={3}>
      {preview.data && (
        <Text $tone="muted" $size={14}>
          {copy.minutes(preview.data.words, preview.data.readTimeMinutes)}
        </Text>
      )}
      {preview.isPending && <Spinner />}
      {preview.isError && <Notice tone="careful">{copy.previewFailed}</Notice>}
      <Frame ref={frame}>
        <Sheet $width={width} $zoom={Math.min(1, room / width)}>
          <Page $width="text">
            <Stack>
              <Heading as="h1" $size={36}>
                {title}
              </Heading>
              <Text $tone="muted">{excerpt}</Text>
              {preview.data && (
                <Body
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: the service made it and cleaned it.
                  dangerouslySetInnerHTML={{ __html: preview.data.html }}
                />
              )}
            </Stack>
          </Page>
        </Sheet>
      </Frame>
    </Stack>
  );
}
