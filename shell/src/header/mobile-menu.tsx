import { useLocation } from '@datewright/sdk/router';
import { IconButton } from '@datewright/ui';
import { useScrollLock } from '@datewright/ui/use-scroll-lock';
import { useEffect, useId, useRef, useState } from 'react';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { Navigation } from './use-navigation.ts';

const Panel = lazyPart(() => import('./mobile-menu-panel.tsx').then((file) => file.MobileMenuPanel));

export const preloadMobileMenu = Panel.preload;

interface Props {
  navigation: Navigation;
  /** A member's menu is their account first. */
  isMemberPage: boolean;
}

/** The menu of small screens, with the same sections, shown below the header. */
export function MobileMenu({ navigation, isMemberPage }: Props) {
  const copy = useShellCopy().header;
  const id = useId();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key]);
  useScrollLock(open);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    // The menu covers the page, so close it when focus moves to an element below it.
    const onFocus = (event: FocusEvent) => box.current?.contains(event.target as Node) || setOpen(false);
    addEventListener('keydown', onKey);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('focusin', onFocus);
    };
  }, [open]);

  return (
    <div ref={box}>
      <IconButton
        ref={button}
        icon={open ? 'close' : isMemberPage ? 'profile' : 'menu'}
        label={isMemberPage ? copy.account : open ? copy.closeMenu : copy.openMenu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {open && <Panel id={id} navigation={navigation} isMemberPage={isMemberPage} />}
    </div>
  );
}
