import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Button, Dialog, SegmentedControl, TextField } from '../src/index.ts';

/** A page with a button that opens a dialog. */
function Page({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Title" actions={actions}>
        {children}
      </Dialog>
    </>
  );
}

/** A page with two dialogs, the second over the first. */
function Two() {
  const [second, setSecond] = useState(true);
  return (
    <>
      <Dialog open onClose={() => {}} title="One">
        <p>Below</p>
      </Dialog>
      <Dialog open={second} onClose={() => setSecond(false)} title="Two">
        <p>Above</p>
      </Dialog>
    </>
  );
}

async function openDialog(children: ReactNode, actions?: ReactNode) {
  const page = (await createMemoryHost()).open(() => <Page actions={actions}>{children}</Page>, '/');
  await page.hands.click(screen.getByRole('button', { name: 'Open' }));
  return page;
}

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const;
const isPageStill = () => document.documentElement.style.overflow === 'hidden';

describe('When a dialog opens, the focus is', () => {
  test('on its first field, not on the close button', async () => {
    await openDialog(
      <>
        <button type="button">Before</button>
        <TextField label="Off" disabled />
        <TextField label="Name" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('on the checked option, when its first field is a choice', async () => {
    await openDialog(<SegmentedControl legend="Side" options={sides} value="right" onChange={() => {}} />);
    expect(document.activeElement).toBe(screen.getByLabelText('Right'));
  });

  test('on its title, when it has no field', async () => {
    await openDialog(<p>Sure?</p>, <Button>Yes</Button>);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Title' }));
  });

  test('on its title, when the first field is below the visible part', async () => {
    const place = jest.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ bottom: 900 } as DOMRect);
    await openDialog(<TextField label="Name" />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Title' }));
    place.mockRestore();
  });
});

describe('While a dialog is open', () => {
  test('the page does not scroll and keeps the space of its scrollbar until it is closed', async () => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    const { hands } = await openDialog(<p>Sure?</p>);
    const { style } = document.documentElement;
    expect([style.overflow, style.paddingRight]).toEqual(['hidden', '15px']);
    await hands.click(screen.getByRole('button', { name: 'Close' }));
    expect([style.overflow, style.paddingRight]).toEqual(['', '']);
    jest.restoreAllMocks();
  });

  test('Escape closes it, and a close that no page can prevent is reported to the page', async () => {
    const { hands } = await openDialog(<p>Sure?</p>);
    // What the browser dispatches for Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByText('Sure?')).toBeNull();
    await hands.click(screen.getByRole('button', { name: 'Open' }));
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(screen.queryByText('Sure?')).toBeNull();
  });

  test('the page stays locked for the dialog below when one above it closes first or unmounts', async () => {
    const { unmount, hands } = (await createMemoryHost()).open(Two, '/');
    expect(isPageStill()).toBe(true);
    await hands.click(within(screen.getByRole('dialog', { name: 'Two' })).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Above')).toBeNull();
    expect(isPageStill()).toBe(true);
    unmount();
    expect(isPageStill()).toBe(false);
  });
});
