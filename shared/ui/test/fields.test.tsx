import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PasswordField, SegmentedControl, Select, TextArea, TextField } from '../src/index.ts';

const show = async (fields: ReactNode) => (await createMemoryHost()).open(() => fields, '/').hands;

test.each([
  ['a line', <TextField key="field" label="It" hint="A hint." error="Wrong." />],
  ['a text', <TextArea key="field" label="It" hint="A hint." error="Wrong." />],
  ['a password', <PasswordField key="field" label="It" hint="A hint." error="Wrong." />],
  ['a list', <Select key="field" label="It" hint="A hint." error="Wrong." />],
])('Screen readers announce the name of %s, that it is invalid and why, then the hint', async (_what, field) => {
  await show(field);
  const control = screen.getByLabelText('It');
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Wrong.', 'A hint.']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test('A field without an error is not marked as invalid', async () => {
  await show(<TextField label="It" optional />);
  const field = screen.getByLabelText(/^It/);
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
});

test('A password can be shown and hidden by keyboard, and stays as typed', async () => {
  const hands = await show(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await hands.tab();
  await hands.keyboard('secret');
  await hands.tab();
  await hands.keyboard('{Enter}');
  expect([field.type, field.value]).toEqual(['text', 'secret']);
  await hands.keyboard(' ');
  expect([field.type, field.value]).toEqual(['password', 'secret']);
});

test('Arrow keys select in a segmented control', async () => {
  const chosen = jest.fn();
  const options = [
    { value: 'left', label: 'Left' },
    { value: 'right', label: 'Right' },
  ] as const;
  const hands = await show(<SegmentedControl legend="Side" options={options} value="left" onChange={chosen} />);
  await hands.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Left'));
  await hands.keyboard('{ArrowRight}');
  expect(chosen).toHaveBeenCalledWith('right');
});
