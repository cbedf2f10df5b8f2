import { ApiError } from '@datewright/sdk/host';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { z } from '@datewright/sdk/zod';
import { screen } from '@testing-library/react';
import { Form } from '../src/fields/form.tsx';
import { useForm } from '../src/fields/use-form.ts';
import { TextField } from '../src/index.ts';

const schema = z
  .object({
    email: z.string().check(z.trim(), z.minLength(1, 'Enter your email.'), z.regex(/@/, 'That is no email.')),
    again: z.string(),
  })
  .check(z.refine((typed) => typed.email === typed.again, { error: 'They differ.', path: ['again'] }));

interface Setting {
  submit: (read: z.output<typeof schema>) => unknown;
  told?: string;
}

function Page({ submit, told }: Setting) {
  const form = useForm({
    schema,
    initialValues: { email: '', again: '' },
    onSubmit: submit,
    toMessage: (error) => (error instanceof ApiError ? error.message : 'Our own trouble.'),
    ...(told && { initialError: told }),
  });
  return (
    <Form form={form}>
      {form.failure && <p role="alert">{form.failure}</p>}
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Again" {...form.field('again')} />
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={() => form.reset()}>
        Empty it
      </button>
    </Form>
  );
}

/** A page with one form; `submit` handles what it sends. */
async function openForm(submit: Setting['submit'], told?: string) {
  const { hands } = (await createMemoryHost()).open(() => <Page submit={submit} {...(told && { told })} />, '/');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const again = screen.getByLabelText<HTMLInputElement>('Again');
  async function send(first: string, second = first) {
    await hands.clear(email);
    await hands.clear(again);
    if (first) await hands.type(email, first);
    if (second) await hands.type(again, second);
    await hands.keyboard('{Enter}');
  }
  return { hands, send, email, again };
}

const refusal = (fields: Record<string, string> = {}) =>
  new ApiError({ code: 'email_taken', status: 409, message: 'It is taken.', fields });
const alert = () => screen.queryByRole('alert')?.textContent ?? null;
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

test('The typed values are sent as the schema parses them', async () => {
  const submit = jest.fn();
  const { send } = await openForm(submit);
  await send('a@b');
  expect(submit.mock.calls).toEqual([[{ email: 'a@b', again: 'a@b' }]]);
});

test('Each invalid field shows its first error, the first one gets the focus, and nothing is sent', async () => {
  const submit = jest.fn();
  const { send, email, again } = await openForm(submit);
  await send('', 'x');
  expect([descriptionOf(email), descriptionOf(again)]).toEqual(['Enter your email.', 'They differ.']);
  expect(document.activeElement).toBe(email);
  await send('a@b', 'x');
  expect([descriptionOf(email), descriptionOf(again)]).toEqual([null, 'They differ.']);
  expect(document.activeElement).toBe(again);
  expect(submit).not.toHaveBeenCalled();
});

test('Submitting twice before the answer sends once and shows that the form is busy', async () => {
  const answer = Promise.withResolvers<void>();
  const submit = jest.fn(() => answer.promise);
  const { send, hands } = await openForm(submit);
  await send('a@b');
  await hands.keyboard('{Enter}{Enter}');
  await hands.click(screen.getByRole('button', { name: 'Sending' }));
  expect(submit).toHaveBeenCalledTimes(1);
  answer.resolve();
  await hands.click(await screen.findByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(2);
});

test('A field error from the service is shown at the field, which gets the focus', async () => {
  const { send, email } = await openForm(() => Promise.reject(refusal({ email: 'taken' })));
  await send('a@b');
  expect(descriptionOf(email)).toBe('It is taken.');
  expect(document.activeElement).toBe(email);
  expect(alert()).toBeNull();
});

test.each([
  ['without a field', refusal(), 'It is taken.'],
  ['of a field that is not here', refusal({ constructor: 'odd' }), 'It is taken.'],
  ['that is our own', new TypeError('ours'), 'Our own trouble.'],
])('An error %s is shown above the form until the next attempt', async (_of, error, sentence) => {
  const submit = jest.fn().mockRejectedValueOnce(error);
  const { send } = await openForm(submit);
  await send('a@b');
  expect(alert()).toBe(sentence);
  await send('a@c');
  expect(alert()).toBeNull();
  expect(submit).toHaveBeenCalledTimes(2);
});

test('An error from the previous page is shown until the next attempt, and a reset empties the form', async () => {
  const { send, hands, email } = await openForm(() => {}, 'Your link was old.');
  expect(alert()).toBe('Your link was old.');
  await send('x');
  expect([alert(), descriptionOf(email)]).toEqual([null, 'That is no email.']);
  await hands.click(screen.getByRole('button', { name: 'Empty it' }));
  expect([email.value, descriptionOf(email)]).toEqual(['', null]);
});
