import { type ReencryptionCounts, reencryptCollection } from '@datewright/service-kit/database/reencrypt-collection';
import type { Connection } from 'mongoose';
import { googleVerifierLabel } from '../../clients/google/state-store.ts';
import type { Encryption } from '../../crypto/encryption.ts';

/** What KEY_SECRET encrypts, with the label of each document. */
const encrypted = [
  { collection: 'signingKeys', field: 'sealedPrivateKey', label: ({ kid }: { kid?: unknown }) => String(kid) },
  {
    collection: 'googleFlows',
    field: 'verifier',
    label: ({ _id }: { _id: unknown }) => googleVerifierLabel(String(_id)),
  },
] as const;

/** Encrypts with the current secret what the previous one encrypted; returns the counts by collection. */
export async function reencryptSecrets(
  connection: Connection,
  encryption: Encryption,
): Promise<Map<string, ReencryptionCounts>> {
  const counts = new Map<string, ReencryptionCounts>();
  for (const { label, ...place } of encrypted) {
    const found = await reencryptCollection<string>(connection, place, (sealed, document) =>
      encryption.reencrypt(sealed, label(document)),
    );
    counts.set(place.collection, found);
  }
  return counts;
}
