import { readStored, writeStored } from '../lib/browser-storage.ts';

/** The campaign parameters of the landing URL. */
export type Campaign = Record<string, string>;

const key = 'utm';
const parameterNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'platform', 'gclid'];
/** Milliseconds for which a click counts: 90 days. */
const clickLifetimeMs = 7_776_000_000;
const maxValueLength = 200;

/**
 * The campaign of this visit, or of the last one that came from an advertisement. It is stored on this device only
 * while the visitor allows advertising, and deleted when they withdraw that.
 */
export function createCampaign(search: string, mayKeep: () => boolean, now: () => number = Date.now): () => Campaign {
  const parameters = new URLSearchParams(search);
  let told: Campaign | null = pickCampaign((name) => parameters.get(name));

  return () => {
    if (!mayKeep()) {
      writeStored('localStorage', key, null);
      return {};
    }
    if (told && Object.keys(told).length > 0) {
      writeStored('localStorage', key, JSON.stringify({ ...told, timestamp: now() }));
    }
    told = null;
    const kept = readStoredCampaign();
    const campaign = pickCampaign((name) => kept[name]);
    if (!(Number(kept.timestamp) + clickLifetimeMs > now())) delete campaign.gclid;
    return campaign;
  };
}

function pickCampaign(read: (name: string) => unknown): Campaign {
  const found: Campaign = {};
  for (const name of parameterNames) {
    const value = read(name);
    if (typeof value === 'string' && value !== '') found[name] = value.slice(0, maxValueLength);
  }
  return found;
}

function readStoredCampaign(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readStored('localStorage', key) ?? '{}'));
  } catch {
    return {};
  }
}
