import { keyframes, styled } from '@datewright/sdk/styled';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';

const slideDown = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Box = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  align-items: center;
  background: transparent;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;
  display: inline-flex;
  font-weight: 500;
  gap: var(--space-1);
  min-height: var(--target);
  padding: 0 0.75rem;
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--surface-raised);
  }
  > svg:last-child {
    transition: transform var(--time-feedback);
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Sheet = styled.div<{ $align: 'start' | 'end' }>`
  animation: ${slideDown} var(--time-feedback) var(--ease);
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  display: grid;
  gap: 2px;
  min-width: 14rem;
  padding: var(--space-2);
  position: absolute;
  top: calc(100% + 6px);
  z-index: 20;
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  > a,
  > button {
    align-items: center;
    background: transparent;
    border: 0;
    border-radius: var(--radius-control);
    color: var(--text);
    cursor: pointer;
    display: flex;
    gap: var(--space-3);
    min-height: var(--target);
    padding: 0.375rem 0.75rem;
    text-align: left;
    text-decoration: none;
    width: 100%;
    &:hover,
    &[aria-current='page'] {
      background: var(--surface-raised);
    }
  }
`;

export interface MenuProps {
  /** The content of the button. */
  label: ReactNode;
  /** The accessible name, when `label` is not text. */
  name?: string;
  align?: 'start' | 'end';
  onToggle?: (open: boolean) => void;
  /** Links and buttons; each click closes the menu. */
  children: ReactNode;
}

/** A button that opens a short list of links or actions. Escape, a click outside and moving the focus out close it. */
export function Menu({ label, name, align = 'start', onToggle, children }: MenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function show(next: boolean) {
    if (next === open) return;
    setOpen(next);
    onToggle?.(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    show(false);
    trigger.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) show(false);
  }

  return (
    <Box ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        onClick={() => show(!open)}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </Trigger>
      {open && (
        <Sheet id={id} $align={align} tabIndex={-1} onClick={() => show(false)}>
          {children}
        </Sheet>
      )}
    </Box>
  );
}
