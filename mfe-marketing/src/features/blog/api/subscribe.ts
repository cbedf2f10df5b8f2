import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import { useApi } from '@datewright/sdk/host';
import { useBlogCopy } from '../copy/use-blog-copy.ts';

/** Requests a newsletter subscription. Throws an error whose message can be shown. */
export function useSubscribe() {
  const { refused } = useBlogCopy().newsletter;
  const api = useApi();
  return async function subscribe(email: string): Promise<void> {
    const answer = await api.call(simpleNewsletter, { body: { action: 'subscribe', email, source: 'blog' } });
    if (!answer.success) throw new Error(answer.error ?? refused);
  };
}
