import { lazyPart } from '../lib/lazy-part.tsx';

// Lazy, because only a few members ever see it.
export const LazySignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx').then((file) => file.SignOutDialog));
