import { type Attack, forEachConcurrently } from '../attack.ts';
import { newAddress } from '../member.ts';
import { type RawResponse, sendRawRequest } from '../send-raw-request.ts';
import { maxResponseMs } from '../time-limits.ts';

const path = '/v1/marketing/events';
/** Bytes that one address may store in an hour. */
const maxBytes = 1_000_000;

const event = (name: string, properties: object) => ({
  ...{ name, path: '/', compositionId: 'attack', at: '2026-11-23T12:00:00.000Z', visit: 'visit-of-attack', properties },
});
/** The largest known event. */
const large = event('cta_click', {
  ...{ location: 'a'.repeat(60), label: 'b'.repeat(120), cta_text: 'c'.repeat(120), intent: 'd'.repeat(60) },
  ...{ utm_source: 'e'.repeat(100), utm_medium: 'f'.repeat(100), utm_campaign: 'g'.repeat(100) },
});
const wholeBatch = Array(50).fill(large);
/** Characters of the event that are not keys or brackets. */
const textBytes = JSON.stringify(large.properties).length;
const typed = 'My name is Anna Kovacs and I live in Pest';

const countRecorded = ({ status, text }: RawResponse): number => (status === 200 ? JSON.parse(text).recorded : 0);

/**
 * One network floods the analytics with known events, unknown ones and large bodies: little is stored, and others can
 * still report.
 */
export const eventsFlood: Attack = {
  name: 'flood of events',
  async run({ origin }, record) {
    const send = (address: string, events: object[]) =>
      sendRawRequest(origin, {
        method: 'POST',
        path,
        headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ events }),
      });
    const small = (answer: RawResponse) => answer.text.length < 1000 && answer.milliseconds < maxResponseMs();

    const unknown = [
      event(typed.toLowerCase().replaceAll(' ', '_'), {}),
      event('__proto__', {}),
      event('constructor', {}),
    ];
    for (const one of unknown) {
      const answer = await send(newAddress(), [one]);
      record(`${one.name} was answered ${answer.status} ${answer.text}`, countRecorded(answer) === 0 && small(answer));
    }
    const beside = await send(newAddress(), [...unknown.slice(0, 1), large]);
    record(`a known event was lost beside an unknown one: ${beside.text}`, countRecorded(beside) === 1);
    const heavy = await send(
      newAddress(),
      Array(50).fill(event('cta_click', { label: typed, note: 'x'.repeat(1500) })),
    );
    record(`a body over 64 KB was answered ${heavy.status}`, heavy.status === 413 || heavy.status === 400);

    // Every address is in the same /64, as in one household.
    let kept = 0;
    await forEachConcurrently([...Array(100).keys()], 6, async (at) => {
      const answer = await send(`2001:db8:66:${process.pid.toString(16)}::${(at + 1).toString(16)}`, wholeBatch);
      kept += countRecorded(answer) * textBytes;
      record(
        `a batch was answered ${answer.status} ${answer.text}`,
        [200, 429].includes(answer.status) && small(answer),
      );
    });
    // Twice the limit, because the hour may have changed meanwhile.
    record(`one network left ${kept} bytes`, kept > 0 && kept <= 2 * maxBytes);
    const other = await send(newAddress(), [large]);
    record(`somebody else was answered ${other.status} ${other.text}`, countRecorded(other) === 1 && small(other));
  },
};
