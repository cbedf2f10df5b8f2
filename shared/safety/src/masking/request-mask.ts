import type { Mask } from './create-mask.ts';
import { restorePlaceholders } from './placeholders.ts';

/** All texts of one request that an AI is to read. */
export interface MaskRequest {
  /** The match's name as it was typed; empty without one. */
  name: string;
  texts: readonly string[];
  /** Texts in which people may be named: the texts themselves, unless told otherwise. */
  namedIn?: readonly string[];
  /** Texts of which contacts, papers and known people are hidden only: "Harry Potter" among interests stays. */
  contactsOnly?: readonly string[];
}

/** A mask as data, so that a worker can make it: each text as an AI may read it, and what its placeholders stand for. */
export interface MaskTable {
  name: string;
  hidden: [text: string, masked: string][];
  contactsHidden: [text: string, masked: string][];
  originals: [placeholder: string, original: string][];
}

/** Hides the texts of one request, and shows what came back. */
export type RequestMask = Pick<Mask, 'name' | 'mask' | 'maskContacts' | 'unmask'>;

/** The mask of a table. It hides the texts that the table was made of, and throws for any other: nothing leaves unmasked by mistake. */
export function createRequestMask(table: MaskTable): RequestMask {
  const [hidden, contactsHidden] = [new Map(table.hidden), new Map(table.contactsHidden)];
  const originals = new Map(table.originals);
  const found = (texts: ReadonlyMap<string, string>) => (text: string) => {
    const masked = text === '' ? '' : texts.get(text);
    if (masked === undefined) throw new Error('A text that was not masked');
    return masked;
  };
  return {
    name: table.name,
    mask: found(hidden),
    maskContacts: found(contactsHidden),
    unmask: (text) => restorePlaceholders(text, originals),
  };
}
