import { lazyPart } from '../app/lazy-part.tsx';

// For members only, and for few of them.
export const LazySignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx').then((file) => file.SignOutDialog));
