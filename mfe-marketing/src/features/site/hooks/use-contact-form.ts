import { emailPattern } from '@datewright/contracts/email-pattern';
import { contactIntents } from '@datewright/contracts/marketing/contact-form';
import { useTrack } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { useForm } from '@datewright/ui/use-form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLegal } from '../../../hooks/use-legal.ts';
import { useSubmitContactForm } from '../api/submit-contact-form.ts';
import type { ContactCopy } from '../copy/en/contact.ts';
import { useContactCopy } from '../copy/use-contact-copy.ts';

type State = { step: 'idle' | 'loading' | 'error' } | { step: 'success'; number: string | null };

const bannerMs = 5000;

const createSchema = ({ needed }: ContactCopy['form']) => {
  const text = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
  return z.object({
    name: text(needed.name),
    email: z.string().check(z.trim(), z.regex(emailPattern, needed.email)),
    intent: text(needed.intent),
    message: text(needed.message),
  });
};

/**
 * The contact form. Its fields are uncontrolled, because the form also posts without scripts: they are emptied after a
 * success and keep their text after a failure. The browser finds empty fields; blank texts and wrong addresses get an
 * error at their field.
 */
export function useContactForm() {
  const { form: copy } = useContactCopy();
  const { email } = useLegal().operator;
  const track = useTrack();
  const submitMessage = useSubmitContactForm();
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<{ number: string | null } | null>(null);
  const form = useForm({
    schema: createSchema(copy),
    initialValues: { name: '', email: '', intent: '', message: '' },
    onSubmit: async (message) => {
      setSent(null);
      const reported = { intent: contactIntents.find((intent) => intent === message.intent) ?? 'other' } as const;
      track('contact_submit', reported);
      const { number } = await submitMessage(message);
      track('contact_success', reported);
      element.current?.reset();
      setSent({ number });
    },
    toMessage: () => copy.failed(email),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once per banner
  useEffect(() => {
    if (!sent && form.failure === null) return;
    const timer = setTimeout(() => {
      setSent(null);
      form.reset();
    }, bannerMs);
    return () => clearTimeout(timer);
  }, [sent, form.failure]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    element.current = event.currentTarget;
    // Only bots fill in the honeypot.
    if (String(new FormData(element.current).get('company') ?? '').trim() !== '') return;
    await form.submit(element.current);
  }

  const state: State = form.busy
    ? { step: 'loading' }
    : sent
      ? { step: 'success', ...sent }
      : { step: form.failure === null ? 'idle' : 'error' };
  const errorOf = (name: 'name' | 'email' | 'intent' | 'message') => form.field(name).error;
  return { state, submit, errorOf };
}
