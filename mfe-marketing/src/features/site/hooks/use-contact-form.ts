import { contactForm, contactIntents } from '@datewright/contracts/marketing/contact-form';
import { newId, useApi, useTrack } from '@datewright/sdk/host';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useContactCopy } from '../copy/use-contact-copy.ts';
import { useContactContext } from './use-contact-context.ts';

type State = { step: 'idle' | 'loading' | 'error' } | { step: 'success'; number: string | null };

const bannerMs = 5000;

/** The contact form: once sent it is empty again, and while it fails nothing that was typed is lost. */
export function useContactForm() {
  const copy = useContactCopy().form;
  const api = useApi();
  const track = useTrack();
  const context = useContactContext();
  const [state, setState] = useState<State>({ step: 'idle' });
  // Of one message: a second click, or another try after a failure, sends the same one.
  const operation = useRef<{ id: string; text: string }>(null);
  const running = useRef(false);

  useEffect(() => {
    if (state.step !== 'success' && state.step !== 'error') return;
    const timer = setTimeout(() => setState({ step: 'idle' }), bannerMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const word = (name: string) => String(typed.get(name) ?? '').trim();
    // A person never sees that field.
    if (word('company') !== '' || running.current) return;
    running.current = true;
    setState({ step: 'loading' });
    const intent = word('intent');
    // A word of the list, whatever the form holds.
    const reported = { intent: contactIntents.find((one) => one === intent) ?? 'other' } as const;
    track('contact_submit', reported);
    const message = { name: word('name'), email: word('email'), intent, message: word('message') };
    const text = JSON.stringify(message);
    if (operation.current?.text !== text) operation.current = { id: newId(), text };
    try {
      const answer = await api.call(contactForm, {
        body: {
          ...message,
          ...context(),
          channel: 'email',
          consent: true,
          subject: getSubject(intent, copy.intents) ?? copy.general,
          operationId: operation.current.id,
        },
      });
      if (!answer.ok || !answer.success) throw new Error('not taken');
      operation.current = null;
      form.reset();
      track('contact_success', reported);
      setState({ step: 'success', number: answer.number });
    } catch {
      setState({ step: 'error' });
    } finally {
      running.current = false;
    }
  }

  return { state, submit };
}

const getSubject = (intent: string, subjects: Record<string, string>) =>
  Object.hasOwn(subjects, intent) ? subjects[intent] : undefined;
