import { randomUUID } from 'node:crypto';
import { StartError } from '@datewright/service-kit/errors/start-or-exit';
import {
  type CryptoKey,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { SigningKeyRecord, SigningKeyRepository } from '../data/sessions/signing-key-repository.ts';
import type { Encryption } from './encryption.ts';

const day = 24 * 3600_000;
/** Each key signs for one slot of 30 days. Slots count from 1970, so all instances agree on them. */
const slotLength = 30 * day;
/** A key is published one day before and after it signs, so that a cached key set is never too old. */
const publicationMargin = day;
/** Milliseconds between reloads: a key that ops delete is gone everywhere within a minute. */
const refreshInterval = 60_000;

export interface KeyRing {
  currentKey(): Promise<{ kid: string; key: CryptoKey }>;
  /** The public keys that tokens in circulation may need. */
  publishedKeys(): Promise<{ keys: JWK[] }>;
  verifyingKey: JWTVerifyGetKey;
}

async function createSigningKey(slot: number, secret: Encryption, now: number): Promise<SigningKeyRecord> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const sealedPrivateKey = secret.encrypt(JSON.stringify(await exportJWK(privateKey)), kid);
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  return { _id: slot, kid, publicJwk, sealedPrivateKey, createdAt: new Date(now) };
}

async function decryptSigningKey(record: SigningKeyRecord, secret: Encryption): Promise<CryptoKey> {
  try {
    const jwk: JWK = JSON.parse(secret.decrypt(record.sealedPrivateKey, record.kid));
    return (await importJWK(jwk, 'ES256')) as CryptoKey;
  } catch (cause) {
    throw new StartError('KEY_SECRET does not open the signing key in the database', { cause });
  }
}

/**
 * Signing keys that all instances share through the database: the first to write a slot's key wins, the others read it.
 */
export function createKeyRing(store: SigningKeyRepository, secret: Encryption, now: () => number): KeyRing {
  let known: SigningKeyRecord[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const opened = new Map<string, CryptoKey>();

  const slotAt = (time: number) => Math.floor(time / slotLength);
  const has = (slot: number) => known.some((key) => key._id === slot);

  async function refresh() {
    const slots = [...new Set([slotAt(now()), slotAt(now() + publicationMargin)])];
    const isFresh = now() - readAt < refreshInterval && now() >= readAt;
    if (isFresh && slots.every(has)) return;
    known = await store.list();
    for (const slot of slots.filter((wanted) => !has(wanted))) {
      await store.createIfMissing(await createSigningKey(slot, secret, now()));
      known = await store.list();
    }
    readAt = now();
  }

  async function published() {
    await refresh();
    const [first, last] = [slotAt(now() - publicationMargin), slotAt(now() + publicationMargin)];
    return { keys: known.filter(({ _id }) => _id >= first && _id <= last).map((key) => key.publicJwk) };
  }

  return {
    publishedKeys: published,
    async currentKey() {
      await refresh();
      const record = known.find((key) => key._id === slotAt(now()));
      if (!record) throw new Error('The signing key of this slot is gone');
      const key = opened.get(record.kid) ?? (await decryptSigningKey(record, secret));
      opened.set(record.kid, key);
      return { kid: record.kid, key };
    },
    verifyingKey: async (header, token) => createLocalJWKSet(await published())(header, token),
  };
}
