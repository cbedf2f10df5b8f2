import { contactForm } from '@datewright/contracts/marketing/contact-form';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import { createMemoryHost, type MemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { act } from '@testing-library/react';
import type { FormEvent } from 'react';
import { useNewsletterForm } from '../src/features/blog/hooks/use-newsletter-form.ts';
import { useContactForm } from '../src/features/site/hooks/use-contact-form.ts';
import { legalDetails } from './support/legal-details.ts';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function send(useForm: () => ReturnType<typeof useContactForm | typeof useNewsletterForm>, page: MemoryHost) {
  const form = document.createElement('form');
  form.innerHTML = ['name', 'email', 'intent', 'message']
    .map((name) => `<input name="${name}" value="kim@example.com">`)
    .join('');
  const { result } = page.hook(useForm);
  const step = () => result.current.state.step;
  const event = { preventDefault() {}, currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
  await act(() => result.current.submit(event));
  return step;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['sent', 'success'],
  ['not sent', 'error'],
])('Shows for five seconds that a message was %s', async (what, said) => {
  const page = await createMemoryHost();
  page.answer(getLegal, () => legalDetails);
  page.answer(contactForm, () => {
    if (what === 'not sent') throw networkError();
    return { ok: true, success: true, number: null };
  });
  const step = await send(useContactForm, page);
  await pass(4999);
  expect(step()).toBe(said);
  await pass(1);
  expect(step()).toBe('idle');
});

test('Shows the newsletter’s success for four seconds, and an error until the next try', async () => {
  const page = await createMemoryHost();
  page.answer(simpleNewsletter, () => ({ success: true }));
  const welcomed = await send(useNewsletterForm, page);
  await pass(3999);
  expect(welcomed()).toBe('success');
  await pass(1);
  expect(welcomed()).toBe('idle');
  page.answer(simpleNewsletter, () => ({ success: false }));
  const failed = await send(useNewsletterForm, page);
  await pass(60_000);
  expect(failed()).toBe('error');
});
