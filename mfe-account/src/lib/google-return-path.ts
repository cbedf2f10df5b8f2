import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** Where somebody goes whose account Google has just made; who had one goes home instead (`nextPath`). */
const welcomePath = '/signup/success?method=google';

/** Remembers where to go after Google: where somebody was on their way to, or the welcome. */
export function rememberGoogleReturnPath(wish: string | null): void {
  postAuthPath.remember(wish !== null && isOwnPath(wish) ? wish : welcomePath);
}

/** Forgets the welcome of a way to Google that led nowhere. A page that somebody was on their way to stays. */
export function forgetWelcomePath(): void {
  postAuthPath.forget(welcomePath);
}
