import { createMask } from './create-mask.ts';
import type { MaskRequest, MaskTable } from './request-mask.ts';

export function createMaskTable({ name, texts, namedIn = texts, contactsOnly = [] }: MaskRequest): MaskTable {
  const mask = createMask(name, [...namedIn]);
  const hidden = texts.map((text): [string, string] => [text, mask.mask(text)]);
  const contactsHidden = contactsOnly.map((text): [string, string] => [text, mask.maskContacts(text)]);
  return { name: mask.name, hidden, contactsHidden, originals: [...mask.originals] };
}
