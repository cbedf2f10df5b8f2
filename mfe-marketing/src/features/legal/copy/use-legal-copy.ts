import { createCopy } from '@datewright/sdk/host';
import { cookieSettings } from './en/cookie-settings.ts';
import { cookieInventory, cookies, cookiesClosingSections } from './en/cookies.ts';
import { imprint } from './en/imprint.ts';
import { legalDocument } from './en/legal-document.ts';
import { privacy } from './en/privacy.ts';
import { terms } from './en/terms.ts';

/** Imported by the legal pages only, so that no other page loads these texts. */
export const useLegalCopy = createCopy({
  frame: legalDocument,
  privacy,
  cookies,
  cookiesEnd: cookiesClosingSections,
  inventory: cookieInventory,
  terms,
  imprint,
  cookieSettings,
});
