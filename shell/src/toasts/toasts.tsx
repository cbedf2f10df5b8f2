import { keyframes, styled } from '@datewright/sdk/styled';
import { Icon, IconButton, type IconName } from '@datewright/ui';
import { toast as control, useToaster } from 'react-hot-toast/headless';
import { useShellCopy } from '../copy/use-shell-copy.ts';

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/** Covers no header, title or next action: at the bottom, above what a page and the frame keep there. */
const ToastRegion = styled.section`
  bottom: calc(var(--frame-bottom, 0px) + var(--action-bar, 0px) + var(--space-3));
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  left: var(--space-4);
  pointer-events: none;
  position: fixed;
  right: var(--space-4);
  z-index: 50;
  @media (max-width: 55.99rem) {
    justify-items: stretch;
    left: var(--space-2);
    right: var(--space-2);
    /* Two would cover much of the page. */
    > div:not(:first-child, [data-type='error']) {
      display: none;
    }
  }
`;

const ToastCard = styled.div<{ $tone: string }>`
  align-items: center;
  animation: ${enter} var(--time-enter) var(--ease);
  background: var(--surface-raised);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  box-shadow: var(--shadow);
  display: flex;
  gap: var(--space-3);
  font-size: var(--text-14);
  line-height: 1.35;
  max-width: 26rem;
  min-height: var(--target);
  padding: 0 0 0 var(--space-3);
  pointer-events: auto;
  transition: opacity var(--time-enter);
  > svg {
    color: ${({ $tone }) => $tone};
    flex: none;
  }
  > span {
    flex: 1;
  }
`;

const toastStyles: Record<string, { icon: IconName; tone: string }> = {
  success: { icon: 'check', tone: 'var(--good)' },
  error: { icon: 'alert', tone: 'var(--bad)' },
};

/** The region of the page where toasts appear. Hovering over it pauses their timers. */
export function Toasts() {
  const copy = useShellCopy();
  const { toasts, handlers } = useToaster();
  return (
    <ToastRegion aria-label={copy.toasts} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => {
          const look = toastStyles[toast.type] ?? { icon: 'sparkle', tone: 'var(--accent-text)' };
          return (
            <ToastCard key={toast.id} $tone={look.tone} data-type={toast.type} {...toast.ariaProps}>
              <Icon name={look.icon} />
              <span>{String(toast.message)}</span>
              <IconButton icon="close" label={copy.dismiss} onClick={() => control.dismiss(toast.id)} />
            </ToastCard>
          );
        })}
    </ToastRegion>
  );
}
