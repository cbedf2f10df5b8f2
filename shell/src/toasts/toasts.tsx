import { keyframes, styled } from '@datewright/sdk/styled';
import { Icon, IconButton, type IconName } from '@datewright/ui';
import { toast as control, useToaster } from 'react-hot-toast/headless';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { strip } from '../frames/dock.ts';

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const ToastRegion = styled.section`
  @media (max-width: 55.99rem) {
    /* Two would take much of the page. */
    > div:not(:first-child, [data-type='error']) {
      display: none;
    }
  }
`;

const ToastStrip = styled.div<{ $tone: string }>`
  ${strip}
  animation: ${enter} var(--time-enter) var(--ease);
  font-size: var(--text-14);
  line-height: 1.35;
  padding-inline-end: 0;
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
            <ToastStrip key={toast.id} $tone={look.tone} data-type={toast.type} {...toast.ariaProps}>
              <Icon name={look.icon} />
              <span>{String(toast.message)}</span>
              <IconButton icon="close" label={copy.dismiss} onClick={() => control.dismiss(toast.id)} />
            </ToastStrip>
          );
        })}
    </ToastRegion>
  );
}
