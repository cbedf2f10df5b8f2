import { styled } from '@datewright/sdk/styled';
import { Card, Text } from '@datewright/ui';
import { Fragment } from 'react';
import type { CaptureName } from '../../../components/capture.tsx';
import { CaptureFigure } from '../../../components/capture-figure.tsx';
import { CtaLink } from '../../../components/cta-link.tsx';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { splitAfterToolLink, type ToolPath } from '../lib/split-after-tool-link.ts';
import { splitPostHtml } from '../lib/split-post-html.ts';
import { Prose } from './prose.ts';

const Win = styled(Card)`
  border-color: color-mix(in srgb, var(--orchid) 40%, transparent);
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  margin-block: var(--space-5);
  max-width: var(--measure);
  > strong {
    color: var(--orchid);
    font-family: var(--font-heading);
  }
`;

const Shots = styled.div`
  margin-block: var(--space-8);
  max-width: var(--measure);
`;

const toolCaptures: Record<ToolPath, readonly CaptureName[]> = {
  'chat-assistant': ['conversation', 'reply'],
  'profile-analyzer': ['fixes'],
  'photo-analyzer': ['order'],
  'date-prep': ['plan'],
};

function PostHtml({ html }: { html: string }) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the service, see `post` in the contract
  return <Prose data-render="late-children" dangerouslySetInnerHTML={{ __html: html }} />;
}

function ToolFigure({ tool }: { tool: ToolPath }) {
  const { photoCredit } = useMarketingCopy();
  return (
    <Shots>
      <CaptureFigure names={toolCaptures[tool]} {...(tool === 'photo-analyzer' && { note: photoCredit })} />
    </Shots>
  );
}

/**
 * The body of a post with a quick win after each of its first two headings, and screenshots of the tool that it links to
 * first, after the section with the link.
 */
export function PostBody({ html }: { html: string }) {
  const copy = useBlogCopy().post.quickWin;
  const parts = splitPostHtml(html);
  const withTool = parts.findIndex((part) => splitAfterToolLink(part));
  return parts.map((part, at) => {
    const linked = at === withTool ? splitAfterToolLink(part) : null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={at}>
        <PostHtml html={linked ? linked.before : part} />
        {linked && <ToolFigure tool={linked.tool} />}
        {linked && <PostHtml html={linked.after} />}
        {at < parts.length - 1 && (
          <Win as="aside" aria-label={`${copy.label}: ${copy.texts[at]}`}>
            <strong>{copy.label}</strong>
            <Text>{copy.texts[at]}</Text>
            <CtaLink
              to={`/chat-assistant?ref=blog_quick_win_${at + 1}`}
              label={copy.action}
              location={`blog_quick_win_${at + 1}`}
              variant="secondary"
            />
          </Win>
        )}
      </Fragment>
    );
  });
}
