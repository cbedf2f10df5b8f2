import { ConfirmSubscriptionCard } from '../features/blog/components/confirm-subscription-card.tsx';
import { NewsletterLinkFrame } from '../features/blog/components/newsletter-link-frame.tsx';
import { useNewsletterLinkCopy } from '../features/blog/copy/use-newsletter-link-copy.ts';

export function NewsletterConfirmPage() {
  const { title } = useNewsletterLinkCopy().confirm;
  return (
    <NewsletterLinkFrame title={title}>{(token) => <ConfirmSubscriptionCard token={token} />}</NewsletterLinkFrame>
  );
}
