import { createHash } from 'node:crypto';

export interface Person {
  /** Google's id of the account: it stays the same when the address changes. */
  sub: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** A hint on the account chooser. */
  note?: string;
}

/** The same address always gets the same account: 21 digits, like Google's. */
function deriveSub(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

const createPerson = (name: string, email: string, note: string, emailVerified = true): Person => ({
  sub: deriveSub(email),
  name,
  email,
  emailVerified,
  note,
});

/** The accounts that are signed in to Google on this machine. */
export const people: readonly Person[] = [
  createPerson('Nora New', 'nora.new@gmail.test', 'No Datewright account yet'),
  createPerson('Fran Free', 'free@datewright.test', 'Has a password account with this address'),
  createPerson(
    'Szentgyörgyi-Árvíztűrő Zsófia Erzsébet Tükörfúrógépné Őszöd',
    'zsofia.erzsebet.szentgyorgyi-arvizturo.tukorfurogep@gmail.test',
    'A long name with accents',
  ),
  createPerson('Uli Unverified', 'uli.unverified@example.test', 'Google has not verified this address', false),
];

/** An account for a typed address. */
export const createTypedPerson = (email: string, name: string, emailVerified: boolean): Person => ({
  sub: deriveSub(email),
  name: name || email.split('@')[0] || email,
  email,
  emailVerified,
});
