import type { Plan } from '@datewright/contracts/datecoach/plan';
import ICAL from 'ical.js';
import { createCalendarFile } from '../src/features/plans/lib/calendar-file.ts';
import { planOf } from './support/plans.ts';

const now = new Date('2026-11-21T12:00:00.500Z');
const texts = {
  summary: 'Date with Zsófi; board game café, 2 people\\',
  description: 'Meet at the tram stop.\n1. Ask about the rye bread.\r\n2. Árvíztűrő tükörfúrógép 🫖🫖🫖 '.repeat(4),
  checkIn: 'Tell your friend that you’re fine.',
};
const write = (more: Partial<Plan> = {}) => createCalendarFile(planOf(more), texts, now);

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  return { event: new ICAL.Event(component), alarms: component.getAllSubcomponents('valarm') };
}

test('A calendar app reads back exactly what was planned', () => {
  const { event, alarms } = read(write());
  expect(event.uid).toBe('plan-0001@datewright');
  expect(event.sequence).toBe(1);
  expect(event.summary).toBe(texts.summary);
  expect(event.location).toBe('Kávézó a sarkon, Budapest');
  expect(event.description).toBe(texts.description.replaceAll('\r\n', '\n'));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-26T18:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-26T20:30:00.000Z');
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT120M', 'PT120M']);
  expect(alarms[1]?.getFirstPropertyValue('description')).toBe(texts.checkIn);
});

test('Lines end with CRLF and have at most 75 octets', () => {
  const text = write({ place: 'Ő'.repeat(200) });
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(read(text).event.location).toBe(`${'Ő'.repeat(200)}, Budapest`);
});

test('Control characters in the input cannot inject calendar lines', () => {
  const nasty = 'x\r\nEND:VEVENT\nBEGIN:VALARM\u0000\u0007\ttab';
  const { event, alarms } = read(write({ place: nasty, city: '' }));
  expect(event.location).toBe('x\nEND:VEVENT\nBEGIN:VALARM   tab');
  expect(alarms).toHaveLength(2);
});

test('Without a place, check-in or end, the event has no location or second alarm and lasts two hours', () => {
  const { event, alarms } = read(write({ place: '', city: '', checkIn: null, ends: null }));
  expect(event.location).toBeNull();
  expect(alarms).toHaveLength(1);
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-26T20:00:00.000Z');
});

test('Dates in summer time and over midnight have the correct instants', () => {
  const { event } = read(write({ day: '2026-10-24', starts: '23:00', ends: '03:00' }));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-10-24T21:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-10-25T02:00:00.000Z');
});
