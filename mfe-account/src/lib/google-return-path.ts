import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** The page for an account that Google has just created; existing members go home instead (`nextPath`). */
const welcomePath = '/signup/success?method=google';

/** Stores the page to open after Google: the visitor's destination, or the welcome page. */
export function rememberGoogleReturnPath(wish: string | null): void {
  postAuthPath.remember(wish !== null && isOwnPath(wish) ? wish : welcomePath);
}

/** Removes the stored welcome page after an aborted sign-in. A visitor's destination stays. */
export function forgetWelcomePath(): void {
  postAuthPath.forget(welcomePath);
}
