import { NewsletterLinkFrame } from '../features/blog/components/newsletter-link-frame.tsx';
import { UnsubscribeCard } from '../features/blog/components/unsubscribe-card.tsx';
import { useNewsletterLinkCopy } from '../features/blog/copy/use-newsletter-link-copy.ts';

export function NewsletterUnsubscribePage() {
  const { title } = useNewsletterLinkCopy().leave;
  return <NewsletterLinkFrame title={title}>{(token) => <UnsubscribeCard token={token} />}</NewsletterLinkFrame>;
}
