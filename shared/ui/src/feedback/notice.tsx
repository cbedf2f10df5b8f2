import { styled } from '@datewright/sdk/styled';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

type Tone = 'info' | 'good' | 'careful' | 'bad' | 'ai';

const icons: Record<Tone, IconName> = { info: 'sparkle', good: 'check', careful: 'alert', bad: 'alert', ai: 'sparkle' };
const colours: Record<Tone, string> = {
  info: 'text',
  good: 'good',
  careful: 'careful',
  bad: 'bad',
  ai: 'orchid',
};

const Box = styled.div<{ $tone: Tone }>`
  background: ${({ $tone }) => ($tone === 'info' ? 'var(--surface-raised)' : `var(--${$tone}-wash)`)};
  border: 1px solid color-mix(in srgb, var(--${({ $tone }) => colours[$tone]}) 35%, transparent);
  border-radius: var(--radius-control);
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  > svg {
    color: var(--${({ $tone }) => colours[$tone]});
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  > :is(a, button) {
    max-width: 100%;
    white-space: normal;
  }
  /* With large text, the action goes below a text, which keeps its width. */
  &[data-beside] {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    > div {
      flex: 1 1 7rem;
    }
  }
`;

export interface NoticeProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** The action is one short word, such as Undo: it is beside the text on phones too. */
  hasActionBeside?: boolean;
  /** `assertive` interrupts screen readers, for failures; `off` announces nothing. */
  live?: 'off' | 'polite' | 'assertive';
  /** Moves the focus to the notice, together with `tabIndex={-1}`. */
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
}

/** An inline message: what happened, what is safe, what to do next. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  hasActionBeside,
  live = 'off',
  ref,
  tabIndex,
}: NoticeProps) {
  const role = { off: undefined, polite: 'status', assertive: 'alert' }[live];
  return (
    <Box $tone={tone} role={role} ref={ref} tabIndex={tabIndex}>
      <Icon name={icons[tone]} />
      <Body data-beside={hasActionBeside || undefined}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </Body>
    </Box>
  );
}
