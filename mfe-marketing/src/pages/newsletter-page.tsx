import { PageHead } from '@datewright/sdk/page-head';
import { useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { useNewsletterLinkCopy } from '../copy/use-newsletter-link-copy.ts';
import { ConfirmCard } from '../features/newsletter-link/components/confirm-card.tsx';
import { LeaveCard } from '../features/newsletter-link/components/leave-card.tsx';
import { Told } from '../features/newsletter-link/components/told.tsx';
import { useLinkToken } from '../features/newsletter-link/use-link-token.ts';

const Frame = styled(Page)`
  padding-block: var(--space-12);
`;

/** Where the links of the newsletter's mails lead. */
export function NewsletterPage() {
  const copy = useNewsletterLinkCopy();
  const token = useLinkToken();
  const leaving = useLocation().pathname.endsWith('/leave');
  const words = leaving ? copy.leave : copy.confirm;
  return (
    <Frame $width="form">
      <PageHead title={words.title} noindex />
      {token && (leaving ? <LeaveCard token={token} /> : <ConfirmCard token={token} />)}
      {!token && <Told title={copy.noLink.title} text={copy.noLink.text} link={copy.noLink.blog} />}
    </Frame>
  );
}
