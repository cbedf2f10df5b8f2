import { PageHead } from '@datewright/sdk/page-head';
import { useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { ConfirmSubscriptionCard } from '../features/blog/components/confirm-subscription-card.tsx';
import { NewsletterLinkResult } from '../features/blog/components/newsletter-link-result.tsx';
import { UnsubscribeCard } from '../features/blog/components/unsubscribe-card.tsx';
import { useNewsletterLinkCopy } from '../features/blog/copy/use-newsletter-link-copy.ts';
import { useLinkToken } from '../features/blog/hooks/use-link-token.ts';

const Frame = styled(Page)`
  padding-block: var(--space-12);
`;

/** Where the links of the newsletter's mails lead. */
export function NewsletterLinkPage() {
  const copy = useNewsletterLinkCopy();
  const token = useLinkToken();
  const leaving = useLocation().pathname.endsWith('/leave');
  const words = leaving ? copy.leave : copy.confirm;
  return (
    <Frame $width="form">
      <PageHead title={words.title} noindex />
      {token && (leaving ? <UnsubscribeCard token={token} /> : <ConfirmSubscriptionCard token={token} />)}
      {!token && <NewsletterLinkResult title={copy.noLink.title} text={copy.noLink.text} link={copy.noLink.blog} />}
    </Frame>
  );
}
