import { type CreateDocument, createPaidRequest, daysFromNow, minutesAfterStart } from './stored.ts';

const tipFields = (id: string) => ({
  id,
  why: 'A calm start makes the rest of the evening easier for both.',
  quote: null,
  evidence: null,
  readNo: 'Short answers and a step back mean no.',
  toCheck: [],
});
const createTips = (name: string) =>
  [1, 2].map((number) => ({
    ...tipFields(`${name}-${number}`),
    text: 'Arrive five minutes early and pick the table.',
  }));
const createSituations = (name: string) =>
  [1, 2].map((number) => ({
    ...tipFields(`${name}-${number}`),
    scenario: 'The café is full.',
    response: 'Have a second place in mind, two minutes away, and say so with a smile.',
  }));
const toGroups = (create: (name: string) => object[], names: string[]) =>
  Object.fromEntries(names.map((name) => [name, create(name)]));

const sections = [
  {
    name: 'preparation',
    tips: toGroups(createTips, ['grooming', 'style', 'arrival', 'extras', 'venueSelection', 'timing', 'postDate']),
  },
  { name: 'talk', tips: toGroups(createTips, ['personalizedTalk', 'icebreakers']) },
  { name: 'touch', tips: toGroups(createTips, ['naturalMoments', 'readingSignals']) },
  {
    name: 'situations',
    tips: toGroups(createSituations, ['problemSolving', 'unexpectedSituations', 'funnyResponses']),
  },
  { name: 'exit', tips: toGroups(createTips, ['exitTips']) },
];

export const playbookIdOf = (index: number) => `playbook-${index}`;

export const createPlaybook: CreateDocument = (userId, index) => ({
  ...createPaidRequest(userId, playbookIdOf(index), minutesAfterStart(index)),
  locationId: 'cafe',
  locationName: 'Board game café',
  profileId: '',
  matchName: `Anna ${index}`,
  responseStyle: 'funny',
  transportMode: null,
  timeSlot: null,
  needs: { budget: 'any', stepFree: false, noAlcohol: false, daylight: false, video: false },
  sameness: `same-${index}`,
  sections,
  writtenBy: 'demo AI',
  isPrivatePlace: false,
  care: null,
});

export const createSavedTip: CreateDocument = (userId, index) => ({
  _id: `${userId}:tip-${index}`,
  userId,
  place: index,
  tipId: `tip-${index}`,
  type: 'conversation',
  content: 'Ask which game she always loses.',
  notes: '',
  source: 'Board game café',
  timestamp: minutesAfterStart(index).toISOString(),
});

export const createPlan: CreateDocument = (userId, index) => ({
  _id: `${userId}:plan-number-${index}`,
  userId,
  planId: `plan-number-${index}`,
  place: index,
  version: 1,
  fields: {
    profileId: '',
    matchName: `Anna ${index}`,
    playbookId: '',
    spotName: 'Board game café',
    style: null,
    place: 'Játszóház',
    city: 'Budapest',
    meetingPoint: 'at the door',
    day: minutesAfterStart(index * 1440)
      .toISOString()
      .slice(0, 10),
    starts: '18:00',
    ends: null,
    timeZone: 'Europe/Budapest',
    transport: null,
    video: false,
    reminders: ['Ask about the dumplings.'],
    checkIn: null,
    outcome: null,
  },
  createdAt: minutesAfterStart(index),
  updatedAt: minutesAfterStart(index),
});

export const createSearch: CreateDocument = (userId, index) => ({
  _id: `${userId}:search-${index}`,
  userId,
  matchKey: `key-${index}`,
  spots: [],
  shown: [],
  writtenBy: 'demo AI',
  care: null,
  createdAt: daysFromNow(0),
});
