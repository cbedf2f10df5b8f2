import { randomInt } from 'node:crypto';

// People read the number out on the phone, so characters that look alike (0 and O, 1, I and L) are left out.
const unambiguousCharacters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `DW-7K3M9QX`: the sender and support refer to a message by it. */
export const createContactMessageNumber = (): string =>
  `DW-${Array.from({ length: 7 }, () => unambiguousCharacters[randomInt(unambiguousCharacters.length)]).join('')}`;
