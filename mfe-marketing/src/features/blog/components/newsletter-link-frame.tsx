import { PageHead } from '@datewright/sdk/page-head';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useNewsletterLinkCopy } from '../copy/use-newsletter-link-copy.ts';
import { useLinkToken } from '../hooks/use-link-token.ts';
import { NewsletterLinkResult } from './newsletter-link-result.tsx';

const Frame = styled(Page)`
  padding-block: var(--space-12);
`;

interface Props {
  title: string;
  /** Renders the card for the token of the link. */
  children: (token: string) => ReactNode;
}

/** The page that a link in a newsletter mail opens; without a token it explains what is missing. */
export function NewsletterLinkFrame({ title, children }: Props) {
  const { noLink } = useNewsletterLinkCopy();
  const token = useLinkToken();
  return (
    <Frame $width="form">
      <PageHead title={title} noindex />
      {token ? children(token) : <NewsletterLinkResult title={noLink.title} text={noLink.text} link={noLink.blog} />}
    </Frame>
  );
}
