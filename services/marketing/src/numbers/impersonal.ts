import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';

const mail = /[^\s@]{1,64}@[^\s@]{1,63}\.[^\s@]/;
/** Nine digits or more, however they are grouped: a telephone, a card. */
const number = /(?:\d[\s().-]?){9}/;
/** What people write, and no name of a thing of ours. */
const longestText = 160;
const mostWords = 24;

const couldName = (value: unknown) =>
  typeof value === 'string' &&
  (mail.test(value) || number.test(value) || value.length > longestText || value.split(/\s+/).length > mostWords);

/** An event without what could name a person. Its path loses what follows a `?` or `#`. */
export function impersonal(event: AnalyticsEvent): AnalyticsEvent {
  const path = event.path.split(/[?#]/)[0] ?? '';
  const properties = Object.entries(event.properties).filter(([, value]) => !couldName(value));
  return { ...event, path: couldName(path) ? '/' : path, properties: Object.fromEntries(properties) };
}
