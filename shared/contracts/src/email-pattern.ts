/**
 * An email address as pages and services accept it. Simple on purpose, because the confirmation mail is the real check.
 * The domain needs a dot. Spaces, quotes, brackets and commas are excluded, so that an address is never more than one
 * recipient.
 */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[^\s@<>()[\]\\,;:".]{1,63}\.){1,8}[^\s@<>()[\]\\,;:".]{1,63}$/;
