import { contactForm } from '@datewright/contracts/marketing/contact-form';
import { newId, useApi } from '@datewright/sdk/host';
import { useRef } from 'react';
import { useContactCopy } from '../copy/use-contact-copy.ts';
import { useContactContext } from './use-contact-context.ts';

interface ContactMessage {
  name: string;
  email: string;
  intent: string;
  message: string;
}

/** Sends a contact message; the same text keeps its operation id until it is sent, so that a retry arrives once. */
export function useSubmitContactForm() {
  const { form: copy } = useContactCopy();
  const api = useApi();
  const context = useContactContext();
  const operation = useRef<{ id: string; text: string }>(null);

  return async function submitContactForm(message: ContactMessage): Promise<{ number: string | null }> {
    const text = JSON.stringify(message);
    if (operation.current?.text !== text) operation.current = { id: newId(), text };
    const answer = await api.call(contactForm, {
      body: {
        ...message,
        ...context(),
        channel: 'email',
        consent: true,
        subject: getSubject(message.intent, copy.intents) ?? copy.general,
        operationId: operation.current.id,
      },
    });
    if (!answer.ok || !answer.success) throw new Error('not taken');
    operation.current = null;
    return { number: answer.number };
  };
}

const getSubject = (intent: string, subjects: Record<string, string>) =>
  Object.hasOwn(subjects, intent) ? subjects[intent] : undefined;
