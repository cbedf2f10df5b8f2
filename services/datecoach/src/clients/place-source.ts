import { setTimeout as wait } from 'node:timers/promises';
import { maxPlaces } from '@datewright/contracts/datecoach/limits';
import { type Place, place } from '@datewright/contracts/datecoach/place';
import { z } from '@datewright/contracts/zod';
import type { RateLimit, RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { metresBetween, type Position } from '../rules/distance.ts';

export interface PlaceSource {
  /** The centre of a city; `null` when the source does not know it. Throws when the source fails. */
  locateCity(city: string, signal: AbortSignal): Promise<Position | null>;
  /** Named places with one of the tags within `radius` metres, nearest first. Throws when the source fails. */
  findPlaces(centre: Position, selectors: readonly string[], radius: number, signal: AbortSignal): Promise<Place[]>;
}

interface PlaceSourceSettings {
  nominatimUrl: string;
  overpassUrl: string;
  userAgent: string;
  limiter: RateLimiter;
}

/** Nominatim's usage policy allows one request a second; Overpass asks for few at a time. Across all instances. */
const nominatimLimit: RateLimit = { name: 'datecoach-nominatim', max: 1, windowSeconds: 1 };
const overpassLimit: RateLimit = { name: 'datecoach-overpass', max: 2, windowSeconds: 1 };
const pollInterval = 200;

/** Elements that Overpass returns at most, in no useful order; the nearest of them are shown. */
const maxElements = 300;
const maxAnswerBytes = 1_000_000;

const degrees = z.union([z.number(), z.pipe(z.string(), z.transform(Number))]);
const cities = z.array(z.object({ lat: degrees, lon: degrees }));
const elements = z.object({
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.number(),
      lat: z.optional(z.number()),
      lon: z.optional(z.number()),
      /** Of ways and relations. */
      center: z.optional(z.object({ lat: z.number(), lon: z.number() })),
      tags: z._default(z.record(z.string(), z.string()), {}),
    }),
  ),
});
type Element = z.output<typeof elements>['elements'][number];

/** The tags that say what a place is, the most telling first. */
const kindTags = ['amenity', 'leisure', 'tourism', 'shop', 'natural', 'sport', 'man_made'];

function toPlace({ type, id, tags, center, lat, lon }: Element, centre: Position): Place | null {
  const at = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : null);
  const kind = kindTags.map((tag) => tags[tag]).find(Boolean) ?? '';
  if (!at || !tags.name) return null;
  const hours = tags.opening_hours ?? null;
  const found = { id: `${type}/${id}`, name: tags.name.trim(), kind: kind.replaceAll('_', ' '), hours };
  const parsed = z.safeParse(place, { ...found, distance: Math.round(metresBetween(centre, at)) });
  return parsed.success && parsed.data.name !== '' ? parsed.data : null;
}

/** OpenStreetMap's data by the protocols of Nominatim (cities) and Overpass (places). */
export function createPlaceSource({ nominatimUrl, overpassUrl, userAgent, limiter }: PlaceSourceSettings): PlaceSource {
  async function waitForLimit(limit: RateLimit, signal: AbortSignal): Promise<void> {
    while ((await limiter.consume(limit, 'all')) > 0) await wait(pollInterval, undefined, { signal });
  }

  async function request<Schema extends z.ZodMiniType>(url: string, init: RequestInit, schema: Schema) {
    const headers = { 'user-agent': userAgent, accept: 'application/json', ...init.headers };
    const answer = await fetch(url, { ...init, headers });
    if (!answer.ok) throw new Error(`The places source answered ${answer.status}`);
    return z.parse(schema, JSON.parse(await readText(answer)));
  }

  return {
    async locateCity(city, signal) {
      await waitForLimit(nominatimLimit, signal);
      const query = new URLSearchParams({ q: city, format: 'jsonv2', limit: '1', featureType: 'settlement' });
      const [found] = await request(`${nominatimUrl}/search?${query}`, { signal }, cities);
      return found && Number.isFinite(found.lat) && Number.isFinite(found.lon) ? found : null;
    },
    async findPlaces(centre, selectors, radius, signal) {
      await waitForLimit(overpassLimit, signal);
      const around = `(around:${radius},${centre.lat},${centre.lon})`;
      const parts = selectors.map((one) => `nwr${one}["name"]${around};`).join('');
      const body = new URLSearchParams({ data: `[out:json][timeout:8];(${parts});out center tags ${maxElements};` });
      const found = await request(overpassUrl, { method: 'POST', body, signal }, elements);
      const places = found.elements.flatMap((element) => toPlace(element, centre) ?? []);
      return places.sort((a, b) => a.distance - b.distance).slice(0, maxPlaces);
    },
  };
}

/** Reads an answer up to a limit, so that a broken source costs little memory. */
async function readText(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > maxAnswerBytes) throw new Error('The places source answered too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
