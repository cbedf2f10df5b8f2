import { analyticsEvents, campaignProperties, eventPath } from '@datewright/contracts/marketing/analytics-events';
import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { z } from '@datewright/contracts/zod';

type Property = AnalyticsEvent['properties'][string];

/** The schema of each property of each event. */
const propertySchemas = new Map(
  Object.entries(analyticsEvents).map(([name, { shape }]) => [
    name,
    new Map<string, z.core.$ZodType>(Object.entries({ ...campaignProperties.shape, ...shape })),
  ]),
);

/** Nine digits or more, however they are grouped: a telephone, a card. */
const longDigitSequence = /(?:\d[\s().-]?){9}/;
const mayIdentifyPerson = (value: Property) => typeof value === 'string' && longDigitSequence.test(value);

const isAllowed = (schema: z.core.$ZodType | undefined, value: Property) =>
  schema !== undefined && z.safeParse(schema, value).success && !mayIdentifyPerson(value);

/**
 * An event of the catalogue, with those of its properties that the catalogue knows, and without what could name a person;
 * `null` for any other event. An address that is none of a page of ours is `/other`.
 */
export function stripPii(event: AnalyticsEvent): AnalyticsEvent | null {
  const known = propertySchemas.get(event.name);
  if (!known) return null;
  const path = event.path.split(/[?#]/)[0] ?? '';
  const properties = Object.entries(event.properties).filter(([name, value]) => isAllowed(known.get(name), value));
  return { ...event, path: isAllowed(eventPath, path) ? path : '/other', properties: Object.fromEntries(properties) };
}
