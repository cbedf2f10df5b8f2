import { analyticsEvents, campaignProperties, eventPath } from '@datewright/contracts/marketing/analytics-events';
import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { z } from '@datewright/contracts/zod';

type Property = AnalyticsEvent['properties'][string];

const propertySchemas = new Map(
  Object.entries(analyticsEvents).map(([name, { shape }]) => [
    name,
    new Map<string, z.core.$ZodType>(Object.entries({ ...campaignProperties.shape, ...shape })),
  ]),
);

/** Nine or more digits in any grouping, such as a phone or card number. */
const longDigitSequence = /(?:\d[\s().-]?){9}/;
const mayIdentifyPerson = (value: Property) => typeof value === 'string' && longDigitSequence.test(value);

const isAllowed = (schema: z.core.$ZodType | undefined, value: Property) =>
  schema !== undefined && z.safeParse(schema, value).success && !mayIdentifyPerson(value);

/**
 * Keeps only events and properties of the catalogue, without anything that could identify a person; `null` for any
 * other event. The path of an unknown page becomes `/other`.
 */
export function stripPii(event: AnalyticsEvent): AnalyticsEvent | null {
  const known = propertySchemas.get(event.name);
  if (!known) return null;
  const path = event.path.split(/[?#]/)[0] ?? '';
  const properties = Object.entries(event.properties).filter(([name, value]) => isAllowed(known.get(name), value));
  return { ...event, path: isAllowed(eventPath, path) ? path : '/other', properties: Object.fromEntries(properties) };
}
