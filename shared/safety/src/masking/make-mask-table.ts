import { createMask } from './create-mask.ts';
import type { MaskRequest, MaskTable } from './mask-table.ts';

/** Masks every text of a request. */
export function makeMaskTable({ name, texts, namedIn = texts, contactsOnly = [] }: MaskRequest): MaskTable {
  const mask = createMask(name, [...namedIn]);
  const hidden = texts.map((text): [string, string] => [text, mask.hide(text)]);
  const contactsHidden = contactsOnly.map((text): [string, string] => [text, mask.hideContacts(text)]);
  return { name: mask.name, hidden, contactsHidden, originals: [...mask.originals] };
}
