import { styled } from '@datewright/sdk/styled';
import { Card, Text } from '@datewright/ui';
import { Fragment } from 'react';
import { CtaLink } from '../../../components/cta-link.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
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

/** The body of a post with a quick win after each of its first two headings. The service sanitizes the HTML. */
export function PostBody({ html }: { html: string }) {
  const copy = useBlogCopy().post.quickWin;
  const parts = splitPostHtml(html);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={at}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: clean by contract, see `post` */}
      <Prose dangerouslySetInnerHTML={{ __html: part }} />
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
  ));
}
