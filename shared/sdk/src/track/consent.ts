import {
  type ConsentCategory,
  consentCategories,
  consentLifetimeMs,
  consentVersion,
  storageKeysByCategory,
} from '@datewright/contracts/consent/choice';
import { readStored, removeStored, writeStored } from '../lib/browser-storage.ts';
import { newId } from '../lib/new-id.ts';
import { createStore, type Store } from '../lib/store.ts';

/** What a visitor allowed: everything, analytics only, nothing, or another combination. */
export type Consent = 'all' | 'analytics' | 'none' | 'custom';

export interface ConsentState {
  /** `null` until the visitor has chosen. */
  choice: Consent | null;
  allowed: readonly ConsentCategory[];
  /** Whether to show the consent banner; `soon` waits until the page is idle. */
  asking: 'no' | 'soon' | 'now';
  /** The time of the choice, ISO 8601, and the id of its proof; `null` when there is none. */
  at: string | null;
  proof: string | null;
  /**
   * True if the browser sends Global Privacy Control: without a choice it counts as a refusal, and no banner is shown.
   */
  signal: boolean;
}

/** The proof of a consent choice, as sent to the service that stores it. */
export interface ConsentChoice {
  proof: string;
  version: number;
  allowed: ConsentCategory[];
  at: string;
  signal: boolean;
}

export interface ConsentStore extends Store<ConsentState> {
  choose: (choice: Exclude<Consent, 'custom'>) => void;
  /** Allows these categories and no others. */
  allow: (categories: readonly ConsentCategory[]) => void;
  /** Shows the consent banner again, for visitors who want to change their choice. */
  ask: () => void;
}

const key = 'cookieConsent';
const detailKey = 'cookieConsentDetail';

/**
 * Stored beside the choice: its time, the version of the catalogue, its proof (`null` after a first refusal), and
 * whether that was sent.
 */
interface Detail {
  version: number;
  at: string;
  allowed: ConsentCategory[];
  proof: string | null;
  told: boolean;
  /**
   * True if the visitor chose while the browser was sending Global Privacy Control: the explicit choice then overrides
   * it.
   */
  signal: boolean;
}

/** The state in server-rendered HTML: no choice and no banner. */
const undecided: ConsentState = { choice: null, allowed: [], asking: 'no', at: null, proof: null, signal: false };

const categoriesByConsent = new Map<Consent, readonly ConsentCategory[]>([
  ['all', consentCategories],
  ['analytics', ['analytics']],
  ['none', []],
]);

interface ConsentOptions {
  now?: () => number;
  /** Stores the proof; resolves to `false` if that failed, and the next page tries again. */
  sendProof?: (choice: ConsentChoice) => Promise<boolean>;
}

/** The visitor's consent to cookies, stored on this device and shared by its tabs. */
export function createConsent({ now = Date.now, sendProof }: ConsentOptions = {}): ConsentStore {
  const store = createStore(read(now()), undecided);
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) store.set(read(now()));
  });

  async function tellOnce(detail: Detail | null): Promise<void> {
    if (!sendProof || !detail?.proof || detail.told) return;
    const { proof, version, allowed, at, signal } = detail;
    const told = await sendProof({ proof, version, allowed, at, signal }).catch(() => false);
    // A later choice sends its own proof.
    if (told && readDetail()?.at === at) writeStored('localStorage', detailKey, JSON.stringify({ ...detail, told }));
  }

  function allow(categories: readonly ConsentCategory[]): void {
    const allowed = consentCategories.filter((category) => categories.includes(category));
    const choice = consentFor(allowed);
    const proof = readDetail()?.proof ?? (allowed.length > 0 ? newId() : null);
    const at = new Date(now()).toISOString();
    const detail: Detail = {
      version: consentVersion,
      at,
      allowed,
      proof,
      told: false,
      signal: hasGlobalPrivacyControl(),
    };
    writeStored('localStorage', detailKey, JSON.stringify(detail));
    writeStored('localStorage', key, choice);
    removeDisallowed(allowed);
    store.set({ choice, allowed, asking: 'no', at, proof, signal: hasGlobalPrivacyControl() });
    void tellOnce(detail);
  }

  const kept = categoriesByConsent.get(readStored('localStorage', key) as Consent);
  // The visitor chose before the scripts of the page were loaded.
  if (kept && !readDetail() && !hasGlobalPrivacyControl()) allow(kept);
  else void tellOnce(readDetail());
  return {
    get: store.get,
    getServerSnapshot: store.getServerSnapshot,
    subscribe: store.subscribe,
    choose: (choice) => allow(categoriesByConsent.get(choice) ?? []),
    allow,
    ask: () => store.set({ ...store.get(), asking: 'now' }),
  };
}

function read(now: number): ConsentState {
  const signal = hasGlobalPrivacyControl();
  const stored = readStored('localStorage', key);
  const detail = readDetail();
  const listed = stored === 'custom' ? detail?.allowed : categoriesByConsent.get(stored as Consent);
  const isOver = detail && (Date.parse(detail.at) + consentLifetimeMs < now || detail.version < consentVersion);
  const proof = detail?.proof ?? null;
  if (!listed || isOver) {
    const choice = signal ? 'none' : null;
    return { choice, allowed: [], asking: signal ? 'no' : 'soon', at: null, proof, signal };
  }
  const allowed = signal && !detail?.signal ? withoutAdvertising(listed) : listed;
  return { choice: consentFor(allowed), allowed, asking: 'no', at: detail?.at ?? null, proof, signal };
}

function consentFor(allowed: readonly ConsentCategory[]): Consent {
  const same = (categories: readonly ConsentCategory[]) =>
    categories.length === allowed.length && allowed.every((one) => categories.includes(one));
  const found = [...categoriesByConsent].find(([, categories]) => same(categories));
  return found ? found[0] : 'custom';
}

/** Deletes the stored data of every category that is no longer allowed. */
function removeDisallowed(allowed: readonly ConsentCategory[]): void {
  const gone = consentCategories.filter((category) => !allowed.includes(category));
  const names = gone.flatMap((category) => storageKeysByCategory[category]);
  removeStored((key) => names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name)));
}

const withoutAdvertising = (allowed: readonly ConsentCategory[]) =>
  allowed.filter((category) => category !== 'advertising' && category !== 'personalization');

/** https://www.w3.org/TR/gpc: true if the user of this browser opted out of sale and sharing. */
function hasGlobalPrivacyControl(): boolean {
  return (globalThis.navigator as { globalPrivacyControl?: unknown } | undefined)?.globalPrivacyControl === true;
}

function readDetail(): Detail | null {
  try {
    const kept = JSON.parse(readStored('localStorage', detailKey) ?? 'null');
    if (typeof kept?.at !== 'string' || !Array.isArray(kept.allowed)) return null;
    const allowed = consentCategories.filter((category) => kept.allowed.includes(category));
    const proof = typeof kept.proof === 'string' ? kept.proof : null;
    return {
      version: Number(kept.version),
      at: kept.at,
      allowed,
      proof,
      told: kept.told === true,
      signal: kept.signal === true,
    };
  } catch {
    return null;
  }
}
