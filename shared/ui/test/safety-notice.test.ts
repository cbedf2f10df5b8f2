import { moderationReason } from '@datewright/contracts/moderation';
import { en } from '../src/copy/safety-notice/en.ts';
import { hu } from '../src/copy/safety-notice/hu.ts';
import { findEmergencyNumber, findHelpLines } from '../src/safety-notice/find-help-lines.ts';
import { childLines, crisisLines } from '../src/safety-notice/help-lines.ts';
import {
  hasReportInstructions,
  helpKindFor,
  noticeVariantFor,
  personInDanger,
} from '../src/safety-notice/notice-rules.ts';

const crisis = (zone: string) => findHelpLines('crisis', zone).near.map(({ number }) => number);
const child = (zone: string) => findHelpLines('child', zone).near.map(({ number }) => number);

describe('The first help line shown', () => {
  test.each([
    ['Europe/Budapest', '116-123', '112'],
    ['Europe/Berlin', '116 123', '112'],
    ['Europe/Vienna', '142', '112'],
    ['Europe/Paris', '3114', '112'],
    ['Europe/London', '116 123', '999'],
    ['Europe/Dublin', '116 123', '112'],
    ['America/New_York', '988', '911'],
    ['America/Indiana/Knox', '988', '911'],
    ['America/Toronto', '988', '911'],
    ['Australia/Sydney', '13 11 14', '000'],
  ])('in %s is %s, with the emergency number %s', (zone, number, emergency) => {
    expect(crisis(zone)).toEqual([number]);
    expect(findEmergencyNumber(zone)).toBe(emergency);
  });

  test('is an international directory where we know of none, in the EU with its emergency number', () => {
    expect(crisis('Europe/Rome')).toEqual([]);
    expect(findEmergencyNumber('Europe/Rome')).toBe('112');
    for (const zone of ['Asia/Tokyo', 'America/Sao_Paulo', 'Europe/Zurich', 'Etc/UTC', '']) {
      expect(crisis(zone)).toEqual([]);
      expect(findEmergencyNumber(zone)).toBeNull();
    }
    expect(findHelpLines('crisis', 'Asia/Tokyo').directory.link).toBe('https://findahelpline.com');
  });

  test('is any line of all when the browser does not say where it is', () => {
    const isUnknown = (zone: string) => findHelpLines('crisis', zone).isPlaceUnknown;
    expect(['', 'UTC', 'Etc/UTC', 'Etc/GMT+2', 'GMT'].filter((zone) => !isUnknown(zone))).toEqual([]);
    expect(['Europe/Budapest', 'Asia/Tokyo', 'America/Sao_Paulo'].filter(isUnknown)).toEqual([]);
  });

  test('is that of the browser’s language where its time zone names no place, and no other then', () => {
    const near = (zone: string, language: string) =>
      findHelpLines('crisis', zone, language).near.map(({ number }) => number);
    expect([near('UTC', 'en-US'), near('', 'hu-HU'), near('Etc/UTC', 'en-GB')]).toEqual([
      ['988'],
      ['116-123'],
      ['116 123'],
    ]);
    expect([near('UTC', 'en'), near('', 'not a tag'), near('Asia/Tokyo', 'en-US')]).toEqual([[], [], []]);
  });

  test('leaves all other lines below it', () => {
    for (const zone of ['Europe/Budapest', 'America/Denver', '']) {
      const { near, elsewhere } = findHelpLines('crisis', zone);
      expect(near.length + elsewhere.length).toBe(crisisLines.length);
    }
  });

  test('for a child is the Hungarian one, the EU one, or the directory', () => {
    expect(child('Europe/Budapest')).toEqual(['116-111']);
    expect(child('Europe/Rome')).toEqual(['116 111']);
    expect(child('America/New_York')).toEqual([]);
    expect(findHelpLines('child', '').directory.link).toBe('https://childhelplineinternational.org');
  });

  test('names the page where its number was read, and the day', () => {
    for (const { source, checked } of [...crisisLines, ...childLines]) {
      expect(source).toMatch(/^https?:\/\//);
      expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('The content of the card', () => {
  test('depends on who wrote the text', () => {
    expect(noticeVariantFor({ kind: 'hate', reason: 'hate', by: 'match' }, 'chat')).toBe('match');
    expect(noticeVariantFor({ kind: 'hate', reason: 'hate', by: 'member' }, 'chat')).toBe('chat');
    expect(noticeVariantFor({ kind: 'hate', reason: 'hate', by: 'member' }, 'profile')).toBe('profile');
  });

  test.each([
    ['self-harm', 'self-harm', 'match', 'crisis', 'them', false],
    ['self-harm', 'self-harm', 'member', 'crisis', 'self', false],
    ['minor', 'minor', 'match', null, null, true],
    ['minor', 'minor', 'member', 'child', null, false],
    ['threat', 'stalking', 'match', null, 'you', true],
    ['threat', 'scam', 'match', null, null, true],
    ['threat', 'threat', 'member', 'crisis', null, false],
    ['threat', 'scam', 'member', null, null, false],
    ['hate', 'sexual', 'match', null, null, true],
    ['clear-no', 'clear-no', 'match', null, null, false],
    ['grief', 'grief', 'match', null, null, false],
    ['contacts', 'contacts', 'member', null, null, false],
  ] as const)('%s (%s) of the %s: help %s, danger for %s', (kind, reason, by, help, danger, reports) => {
    const judged = { kind, reason, by };
    expect(helpKindFor(judged)).toBe(help);
    expect(personInDanger(judged)).toBe(danger);
    expect(hasReportInstructions(judged)).toBe(reports);
  });
});

describe('The copy in both languages', () => {
  test.each([
    ['English', en],
    ['Hungarian', hu],
  ])('%s: has a notice for every reason and every author', (_, { told }) => {
    expect(Object.keys(told).sort()).toEqual([...moderationReason.options].sort());
    for (const sides of Object.values(told)) {
      for (const { title, text } of Object.values(sides)) {
        expect(title.length).toBeGreaterThan(5);
        expect(text.join(' ').length).toBeGreaterThan(15);
      }
    }
  });

  test('has as many steps in Hungarian as in English', () => {
    for (const reason of moderationReason.options) {
      for (const side of ['match', 'chat', 'profile', 'photos'] as const) {
        const [one, other] = [en.told[reason][side], hu.told[reason][side]];
        expect(other === undefined).toBe(one === undefined);
        if (!one || !other) continue;
        expect([reason, side, other.text.length, other.steps?.length]).toEqual([
          reason,
          side,
          one.text.length,
          one.steps?.length,
        ]);
        expect(other.title).not.toBe(one.title);
      }
    }
  });

  test('names whom to call in every notice about danger', () => {
    for (const { help } of [en, hu]) {
      for (const danger of Object.values(help.danger)) {
        expect(danger('112')).toContain('112');
        expect(danger(null)).not.toContain('null');
      }
    }
    expect(hu.help.danger.you(null)).toContain('a helyi segélyhívót');
  });
});
