import { css, keyframes, styled } from '@datewright/sdk/styled';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiCopy } from '../copy/use-ui-copy.ts';
import { Row } from '../layout/layout.tsx';
import { Heading } from '../layout/text.tsx';
import { focusInitialField } from './focus-initial-field.ts';
import { useScrollLock } from './use-scroll-lock.ts';

const slideUp = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Sheet = styled.dialog<{ $size: 'normal' | 'wide' }>`
  animation: ${slideUp} var(--time-enter) var(--ease);
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-sheet);
  box-shadow: var(--shadow);
  color: var(--text);
  max-height: min(90dvh, 48rem);
  max-width: min(${({ $size }) => ($size === 'wide' ? '72rem' : '32rem')}, calc(100vw - 2rem));
  overflow: auto;
  padding: var(--space-6) var(--space-6) 0;
  scroll-padding-bottom: 9rem;
  width: 100%;
  &::backdrop {
    background: var(--veil);
  }
  @media (max-width: 30rem) {
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
    margin: auto 0 0;
    max-width: 100vw;
  }
  ${({ $size }) =>
    $size === 'wide' &&
    css`
      @media (max-width: 55.99rem) {
        border: 0;
        border-radius: 0;
        height: 100dvh;
        margin: 0;
        max-height: none;
        max-width: none;
      }
    `}
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);
  padding-bottom: var(--space-3);
  &:last-child {
    padding-bottom: var(--space-6);
  }
`;

/** Stays visible however long the dialog is. */
const Actions = styled(Row)`
  background: var(--surface);
  bottom: 0;
  padding-block: var(--space-3) var(--space-6);
  position: sticky;
`;

export interface DialogProps {
  open: boolean;
  /** Called when the member closes the dialog: with the close button, Escape or a click outside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `wide` has the whole screen of a phone, and most of a wide one: for pictures. */
  size?: 'normal' | 'wide';
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
}

/** A modal dialog: the browser traps the focus and restores it afterwards, and the page below does not scroll. */
export function Dialog({ open, onClose, title, size = 'normal', children, actions }: DialogProps) {
  const copy = useUiCopy();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      focusInitialField(dialog, heading.current);
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useScrollLock(open);
  return (
    <Sheet
      ref={sheet}
      $size={size}
      aria-labelledby={id}
      // Escape: let the page close the dialog, so that both always agree on whether it is open.
      onCancel={(event) => {
        if (event.target !== sheet.current) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closed it in a way that a page can't prevent, such as the back gesture of a phone; ignore our own
      // closing.
      onClose={() => open && !sheet.current?.open && onClose()}
      onClick={(event) => event.target === sheet.current && isOutside(event, sheet.current) && onClose()}
    >
      {open && (
        <>
          <Row $justify="space-between" $nowrap>
            <Heading ref={heading} id={id} tabIndex={-1} $size={22}>
              {title}
            </Heading>
            <IconButton icon="close" label={copy.close} onClick={onClose} />
          </Row>
          <Body>{children}</Body>
          {actions && (
            <Actions $justify="end" $gap={3}>
              {actions}
            </Actions>
          )}
        </>
      )}
    </Sheet>
  );
}

function isOutside(event: { clientX: number; clientY: number }, dialog: HTMLDialogElement | null): boolean {
  const box = dialog?.getBoundingClientRect();
  if (!box) return false;
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
