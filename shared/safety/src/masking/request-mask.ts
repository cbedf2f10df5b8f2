import { restorePlaceholders } from './placeholders.ts';

/** All texts of one request that are sent to an AI. */
export interface MaskRequest {
  /** The match's name as it was typed; empty without one. */
  name: string;
  texts: readonly string[];
  /** Texts that may name people; `texts` by default. */
  namedIn?: readonly string[];
  /** Texts in which only contacts, identity numbers and known people are masked: "Harry Potter" in a list of interests stays. */
  contactsOnly?: readonly string[];
}

/** A mask as data, which a worker thread can return: the masked form of each text, and the originals of its placeholders. */
export interface MaskTable {
  name: string;
  hidden: [text: string, masked: string][];
  contactsHidden: [text: string, masked: string][];
  originals: [placeholder: string, original: string][];
}

/** Masks the texts of one request, and unmasks the answer. */
export interface RequestMask {
  /** The masked name of the match; empty when there is none. */
  name: string;
  mask(text: string): string;
  /** Masks contacts, identity numbers and known people only: "Harry Potter" in a list of interests stays. */
  maskContacts(text: string): string;
  unmask(text: string): string;
}

/** The mask of a table. Throws for a text that is not in the table, so no text leaves unmasked by mistake. */
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
