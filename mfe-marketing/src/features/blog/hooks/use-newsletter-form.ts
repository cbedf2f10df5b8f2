import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import { ApiError, useApi, useToast, useTrack } from '@datewright/sdk/host';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBlogCopy } from '../copy/use-blog-copy.ts';

type State = { step: 'idle' | 'submitting' | 'success' } | { step: 'error'; message: string };

const successMs = 4000;
const toastMs = 5000;

/** The signup form of the newsletter. */
export function useNewsletterForm() {
  const copy = useBlogCopy().newsletter;
  const api = useApi();
  const toast = useToast();
  const track = useTrack();
  const [state, setState] = useState<State>({ step: 'idle' });
  const running = useRef(false);

  useEffect(() => {
    if (state.step !== 'success') return;
    const timer = setTimeout(() => setState({ step: 'idle' }), successMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the form: what was typed before any script ran counts too.
    const form = event.currentTarget;
    const word = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    // A person never sees that field.
    if (word('website') !== '' || running.current) return;
    const typed = word('email');
    if (typed === '') {
      setState({ step: 'error', message: copy.empty });
      toast.error(copy.empty, { id: 'newsletter' });
      return;
    }
    running.current = true;
    setState({ step: 'submitting' });
    try {
      const answer = await api.call(simpleNewsletter, { body: { action: 'subscribe', email: typed, source: 'blog' } });
      if (!answer.success) throw new Error(answer.error ?? copy.refused);
      track('newsletter_subscribed', { source: 'blog' });
      form.reset();
      setState({ step: 'success' });
      toast.success(copy.toast, { id: 'newsletter', duration: toastMs });
    } catch (error) {
      const message = toMessage(error) || copy.failed;
      setState({ step: 'error', message });
      toast.error(copy.oops(message), { id: 'newsletter' });
    } finally {
      running.current = false;
    }
  }

  return { state, submit };
}

/** What may be shown: a sentence of the service, not what a browser says of a broken line. */
const toMessage = (error: unknown) =>
  error instanceof ApiError
    ? error.message
    : error instanceof Error && !(error instanceof TypeError)
      ? error.message
      : '';
