import { emailPattern } from '@datewright/contracts/email-pattern';
import { ApiError, useToast, useTrack } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { useForm } from '@datewright/ui/use-form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSubscribe } from '../api/subscribe.ts';
import { useBlogCopy } from '../copy/use-blog-copy.ts';

type State = { step: 'idle' | 'submitting' | 'success' } | { step: 'error'; message: string };

const successMs = 4000;
const toastMs = 5000;

/** The signup form of the newsletter. Its fields are uncontrolled, because the form also posts without scripts. */
export function useNewsletterForm() {
  const copy = useBlogCopy().newsletter;
  const subscribe = useSubscribe();
  const toast = useToast();
  const track = useTrack();
  const element = useRef<HTMLFormElement>(null);
  const [subscribed, setSubscribed] = useState(false);
  const getMessage = (error: unknown) => toMessage(error) || copy.failed;
  const form = useForm({
    schema: z.object({
      email: z.string().check(z.trim(), z.minLength(1, copy.empty), z.regex(emailPattern, copy.wrong)),
    }),
    initialValues: { email: '' },
    onSubmit: async ({ email }) => {
      try {
        await subscribe(email);
      } catch (error) {
        toast.error(copy.oops(getMessage(error)), { id: 'newsletter' });
        throw error;
      }
      track('newsletter_subscribed', { source: 'blog' });
      element.current?.reset();
      setSubscribed(true);
      toast.success(copy.toast, { id: 'newsletter', duration: toastMs });
    },
    toMessage: getMessage,
  });

  useEffect(() => {
    if (!subscribed) return;
    const timer = setTimeout(() => setSubscribed(false), successMs);
    return () => clearTimeout(timer);
  }, [subscribed]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    element.current = event.currentTarget;
    const data = new FormData(element.current);
    const isBlank = (name: string) => String(data.get(name) ?? '').trim() === '';
    // Only bots fill in the honeypot.
    if (!isBlank('website')) return;
    setSubscribed(false);
    if (isBlank('email')) toast.error(copy.empty, { id: 'newsletter' });
    await form.submit(element.current);
  }

  const message = form.field('email').error ?? form.failure;
  const state: State = form.busy
    ? { step: 'submitting' }
    : message
      ? { step: 'error', message }
      : { step: subscribed ? 'success' : 'idle' };
  return { state, submit };
}

/** A message that may be shown: not the browser's own text about a broken connection. */
const toMessage = (error: unknown) =>
  error instanceof ApiError
    ? error.message
    : error instanceof Error && !(error instanceof TypeError)
      ? error.message
      : '';
