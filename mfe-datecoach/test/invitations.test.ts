import { messages } from '../src/features/plans/copy/messages/messages.ts';
import { planOf } from './support/plans.ts';

/** A Monday. */
const now = new Date(2026, 10, 30, 10);

type Idea = Partial<ReturnType<typeof planOf>>;
const idea = (spotName: string, spotType: string, more: Idea = {}): Idea => ({ spotName, spotType, ...more });
const own = (spotName: string, more: Idea = {}): Idea => ({ spotName, place: spotName, ...more });
const thursday = { day: '2026-12-03', starts: '19:00' };
const fogas = { place: 'Fogás Mászóterem' };

const write = (language: 'en' | 'hu', plan: Idea) =>
  messages[language].invitation(planOf({ place: '', meetingPoint: '', ...thursday, ...plan }), now);

test.each<[Idea, string]>([
  [
    idea('Easy routes at a bouldering hall', 'bouldering hall', fogas),
    'Bouldering on Thursday at 7? I was thinking Fogás Mászóterem. Another day works too.',
  ],
  [idea('A table full of games', 'board game café'), 'Board games on Thursday at 7? Another day works too.'],
  [
    idea('A walk in a big park', 'park', { place: 'Városliget', day: '2026-12-05', starts: '15:00' }),
    'A walk on Saturday at 3? I was thinking Városliget. Another day works too.',
  ],
  [
    idea('An hour in a quiet café', 'café', { day: '2026-12-06', starts: '10:30' }),
    'Coffee on Sunday at 10:30 am? Another day works too.',
  ],
  [
    idea('A bakery with a window seat', 'bakery café', { day: '2026-12-01', starts: '12:00' }),
    'Coffee and cake tomorrow at noon? Another day works too.',
  ],
  [
    idea('One glass in a quiet wine bar', 'wine bar', { starts: '21:30' }),
    'A drink on Thursday at 9:30? Another day works too.',
  ],
  [idea('Late jazz', 'jazz club', { starts: '22:00' }), 'Live music on Thursday at 10 pm? Another day works too.'],
  [idea('Sharing tapas', 'tapas restaurant'), 'Dinner on Thursday at 7? Another day works too.'],
  [idea('Sharing tapas', 'tapas restaurant', { starts: '13:00' }), 'Lunch on Thursday at 1? Another day works too.'],
  [
    idea('A slow tram to the last stop.', 'tram line', { day: '2026-12-10' }),
    'A slow tram to the last stop on Thursday, December 10 at 7? Another day works too.',
  ],
  [own('Fogás Mászóterem', { day: '2026-11-30' }), 'Fogás Mászóterem tonight at 7? Another day works too.'],
  [own('the bench by the lake'), 'The bench by the lake on Thursday at 7? Another day works too.'],
  [
    idea('A small gallery, one room each', 'art gallery', { day: '2026-11-30', starts: '16:00', place: 'Ludwig' }),
    'A gallery today at 4? I was thinking Ludwig. Another day works too.',
  ],
  [
    idea('A table full of games', 'board game café', { meetingPoint: 'Outside, by the door' }),
    'Board games on Thursday at 7? We could meet outside, by the door. Another day works too.',
  ],
  [
    idea('A table full of games', 'board game café', { meetingPoint: 'Deák tér' }),
    'Board games on Thursday at 7? We could meet here: Deák tér. Another day works too.',
  ],
  [
    idea('A short game over video', 'video call', { video: true, place: 'Zoom' }),
    'A video call on Thursday at 7? Another day works too.',
  ],
])('An invitation to %j in English', (plan, text) => expect(write('en', plan)).toBe(text));

test.each<[Idea, string]>([
  [
    idea('Könnyű utak egy boulderteremben', 'boulderterem', fogas),
    'Boulder csütörtökön este 7-kor? Például itt: Fogás Mászóterem. Más nap is jó.',
  ],
  [idea('Egy asztal tele játékkal', 'társasjáték-kávézó'), 'Társasozás csütörtökön este 7-kor? Más nap is jó.'],
  [
    idea('Séta egy nagy parkban', 'park', { place: 'Városliget', day: '2026-12-05', starts: '15:00' }),
    'Séta szombaton délután 3-kor? Például itt: Városliget. Más nap is jó.',
  ],
  [
    idea('Egy óra egy csendes kávézóban', 'kávézó', { day: '2026-12-06', starts: '10:30' }),
    'Kávé vasárnap délelőtt fél 11-kor? Más nap is jó.',
  ],
  [
    idea('Két sütemény az ablaknál', 'pékség kávézóval', { day: '2026-12-01', starts: '12:00' }),
    'Kávé és süti holnap délben? Más nap is jó.',
  ],
  [
    idea('Egy pohár egy csendes borozóban', 'borozó', { starts: '21:15' }),
    'Egy ital csütörtökön 21:15-kor? Más nap is jó.',
  ],
  [idea('Vacsora kettesben', 'étterem'), 'Vacsora csütörtökön este 7-kor? Más nap is jó.'],
  [
    idea('Első oldalak a könyvtárban', 'könyvtár', { day: '2026-12-10' }),
    'Könyvtár december 10-én, csütörtökön este 7-kor? Más nap is jó.',
  ],
  [
    idea('Lassú villamosozás a végállomásig.', 'villamos', { day: '2026-12-23' }),
    'Lassú villamosozás a végállomásig december 23-án, szerdán este 7-kor? Más nap is jó.',
  ],
  [own('a tóparti pad', { day: '2026-11-30' }), 'A tóparti pad ma este 7-kor? Más nap is jó.'],
  [
    idea('Egy asztal tele játékkal', 'társasjáték-kávézó', { meetingPoint: 'Deák tér', starts: '08:00' }),
    'Társasozás csütörtökön reggel 8-kor? Találkozzunk itt: Deák tér. Más nap is jó.',
  ],
  [
    idea('Egy csésze tea egyszerre', 'videóhívás', { video: true, day: '2027-01-01' }),
    'Videóhívás január 1-jén, pénteken este 7-kor? Más nap is jó.',
  ],
])('An invitation to %j in Hungarian', (plan, text) => expect(write('hu', plan)).toBe(text));
