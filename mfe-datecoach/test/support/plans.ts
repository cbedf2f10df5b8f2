import type { Plan } from '@datewright/contracts/datecoach/plan';

/** A plan for a Thursday evening in Budapest. */
export const planOf = (more: Partial<Plan> = {}): Plan => ({
  id: 'plan-0001',
  version: 1,
  profileId: 'm1',
  matchName: 'Zsófi',
  playbookId: 'p1',
  spotName: 'Board game café',
  style: 'flirty',
  place: 'Kávézó a sarkon',
  city: 'Budapest',
  meetingPoint: 'At the tram stop',
  day: '2026-11-26',
  starts: '19:00',
  ends: '21:30',
  timeZone: 'Europe/Budapest',
  transport: 'PUBLIC',
  video: false,
  reminders: ['Ask about the rye bread.', 'Say hello the way they do.'],
  checkIn: 120,
  outcome: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...more,
});
