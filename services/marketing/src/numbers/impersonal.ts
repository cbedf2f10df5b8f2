import { analyticsEvents, campaignProperties, eventPath } from '@datewright/contracts/marketing/analytics-events';
import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { z } from '@datewright/contracts/zod';

type Property = AnalyticsEvent['properties'][string];

/** The schema of each property of each event. */
const catalogue = new Map(
  Object.entries(analyticsEvents).map(([name, { shape }]) => [
    name,
    new Map<string, z.core.$ZodType>(Object.entries({ ...campaignProperties.shape, ...shape })),
  ]),
);

/** Nine digits or more, however they are grouped: a telephone, a card. */
const number = /(?:\d[\s().-]?){9}/;
const couldName = (value: Property) => typeof value === 'string' && number.test(value);

const fits = (schema: z.core.$ZodType | undefined, value: Property) =>
  schema !== undefined && z.safeParse(schema, value).success && !couldName(value);

/**
 * An event of the catalogue, with those of its properties that the catalogue knows, and without what could name a person;
 * `null` for any other event. An address that is none of a page of ours is `/other`.
 */
export function impersonal(event: AnalyticsEvent): AnalyticsEvent | null {
  const known = catalogue.get(event.name);
  if (!known) return null;
  const path = event.path.split(/[?#]/)[0] ?? '';
  const properties = Object.entries(event.properties).filter(([name, value]) => fits(known.get(name), value));
  return { ...event, path: fits(eventPath, path) ? path : '/other', properties: Object.fromEntries(properties) };
}
