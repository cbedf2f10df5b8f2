import { createCopy } from '@datewright/sdk/host';
import { cookieSettings } from './en/legal/cookie-settings.ts';
import { cookies, cookiesEnd, inventory } from './en/legal/cookies.ts';
import { frame } from './en/legal/frame.ts';
import { imprint } from './en/legal/imprint.ts';
import { privacy } from './en/legal/privacy.ts';
import { terms } from './en/legal/terms.ts';

/** The legal texts: apart, so that no other page carries them. */
export const useLegalCopy = createCopy({
  frame,
  privacy,
  cookies,
  cookiesEnd,
  inventory,
  terms,
  imprint,
  cookieSettings,
});
