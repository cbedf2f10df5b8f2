import { useLocation } from '@datewright/sdk/router';
import { IconButton } from '@datewright/ui';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import type { Navigation } from './use-navigation.ts';

const Panel = lazy(() => import('./mobile-menu-panel.tsx').then((file) => ({ default: file.MobileMenuPanel })));

/** The menu of small screens: the same sections, below the header. */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const copy = useShellCopy().header;
  const id = useId();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.body.style.overflow = 'hidden';
    addEventListener('keydown', close);
    return () => {
      document.body.style.overflow = '';
      removeEventListener('keydown', close);
    };
  }, [open]);

  return (
    <>
      <IconButton
        icon={open ? 'close' : 'menu'}
        label={open ? copy.closeMenu : copy.openMenu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense fallback={null}>
          <Panel id={id} navigation={navigation} />
        </Suspense>
      )}
    </>
  );
}
