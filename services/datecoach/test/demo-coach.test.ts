import { needs as needsSchema, sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { z } from '@datewright/contracts/zod';
import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { moderate } from '@datewright/safety/moderation/moderate';
import answers from '../demo/answers.ts';
import { english } from '../demo/en/phrasebook.ts';
import { hungarian } from '../demo/hu/phrasebook.ts';
import { buildPlaybookPrompt, type PlaybookOptions } from '../src/prompts/playbook-prompt.ts';
import { buildSpotsPrompt } from '../src/prompts/spots-prompt.ts';
import { type DateMaterial, toMaskRequest } from '../src/rules/date-material.ts';
import { listTips } from '../src/rules/section-tips.ts';
import { createSectionValidator } from '../src/rules/section-validator.ts';
import { createSpotValidator } from '../src/rules/spot-validator.ts';
import { anna, bori } from './support/coach-client.ts';

const isAllowed = (text: string) =>
  moderate({ texts: [{ author: 'member', place: 'draft', text }] }, { waived: 'grief' }) === null;
const sets = [
  {},
  { budget: 'free' },
  { budget: 'low', noAlcohol: true },
  { stepFree: true },
  { daylight: true },
  { video: true },
  { budget: 'free', stepFree: true, noAlcohol: true, daylight: true },
];
const cases = [anna, bori].flatMap((match) =>
  sets.flatMap((set) => [false, true].map((gentle) => [match.name, set, gentle, match] as const)),
);

// biome-ignore lint/suspicious/noExplicitAny: what the demo AI writes is judged, not typed
const written = (schema: string, text: unknown): any =>
  answers.compose({ schema, text: String(text), instructions: '', behaviour: 'normal' });

test.each(cases)('Everything the demo AI writes passes validation: %s, %j, gentle %s', (_name, set, gentle, match) => {
  const material = { ...match, topics: [], spot: 'A big park' } as unknown as DateMaterial;
  const needs = z.parse(needsSchema, set);
  const mask = createRequestMask(createMaskTable(toMaskRequest(material)));
  const rejections: string[] = [];
  const onRejected = (why: string) => rejections.push(why);
  const constraints = { material, mask, needs, gentle, isAllowed, onRejected, instructions: '' };

  const spots = buildSpotsPrompt(material, { needs, gentle, overruled: [], avoid: [] }, mask).messages[1]?.content;
  const found = written('date_spots', spots).spots.flatMap(createSpotValidator(constraints));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found).not.toContain(null);

  for (const style of ['flirty', 'funny', 'local'] as const) {
    for (const transport of ['CAR', 'PUBLIC', 'WALKING', null] as const) {
      const options = { style, transport, needs, gentle, isPrivate: false, overruled: [], sections: [...sectionNames] };
      const prompt = buildPlaybookPrompt(material, options, mask).messages[1]?.content;
      const validate = createSectionValidator({ ...constraints, earlier: [] });
      const sections = written('date_playbook', prompt).sections.map(validate);
      expect(sections).not.toContain(null);
    }
  }
  expect(rejections).toEqual([]);
});

const placesOf = (kinds: { words: string[] }[]) => kinds.map(({ words }) => (words[0] ?? '').replace('$', ''));
const everyPlace = [
  ...placesOf(english.places.kinds).map((spot) => [spot, anna] as const),
  ...placesOf(hungarian.places.kinds).map((spot) => [spot, bori] as const),
  ['The old signal box', anna] as const,
  ['A régi váltótorony', bori] as const,
];

test.each(everyPlace)(
  'The playbook for “%s” passes validation, fills its shortlists and is about that place',
  (spot, match) => {
    const material = { ...match, topics: [], spot } as unknown as DateMaterial;
    const needs = z.parse(needsSchema, {});
    const mask = createRequestMask(createMaskTable(toMaskRequest(material)));
    const rejections: string[] = [];
    const onRejected = (why: string) => rejections.push(why);
    for (const gentle of [false, true]) {
      const constraints = { material, mask, needs, gentle, isAllowed, onRejected, instructions: '' };
      const validate = createSectionValidator({ ...constraints, earlier: [] });
      const options = {
        style: 'local',
        transport: 'CAR',
        needs,
        gentle,
        isPrivate: false,
        overruled: [],
        sections: [...sectionNames],
      };
      const prompt = buildPlaybookPrompt(material, options as PlaybookOptions, mask).messages[1]?.content;
      const sections: Section[] = written('date_playbook', prompt).sections.map(validate);
      expect(rejections).toEqual([]);
      for (const section of sections) {
        const tips = listTips(section);
        expect(tips.length).toBeGreaterThanOrEqual(6);
        const tied = tips.filter(({ ties = [] }) => ties.length > 0).length;
        expect(tied / tips.length).toBeGreaterThanOrEqual(0.5);
      }
    }
  },
);

test('A limit of the match is respected in silence, and brings up no spot that ignores it', () => {
  const messages = [{ from: 'match', text: 'I do not drink, hope that is fine' }];
  const task = {
    match: { name: '', bio: 'I love wine regions for their hills', interests: [] },
    conversation: messages,
  };
  const { sections } = written('date_playbook', JSON.stringify({ ...task, spot: 'a park' }));
  const quoting = sections.flatMap(({ tips }: { tips: { text: string }[] }) => tips.map(({ text }) => text));
  const about = quoting.filter((text: string) => text.includes('I do not drink'));
  expect(about).toHaveLength(1);
  expect(about[0]).not.toMatch(/\?|start|story/);
  const { spots } = written('date_spots', JSON.stringify(task));
  expect(JSON.stringify(spots)).not.toMatch(/wine|bar"/);
});

test('The same request gets the same answer', () => {
  const material = { ...anna, topics: [], spot: '' } as unknown as DateMaterial;
  const options = { needs: z.parse(needsSchema, {}), gentle: false, overruled: [], avoid: [] };
  const prompt = buildSpotsPrompt(material, options, createRequestMask(createMaskTable(toMaskRequest(material))))
    .messages[1]?.content;
  expect(written('date_spots', prompt)).toEqual(written('date_spots', prompt));
});

test('A playbook’s prompt has the voice and the facts of the member, masked, only when they are given', () => {
  const material = { ...anna, topics: [], spot: 'A big park' } as unknown as DateMaterial;
  const needs = z.parse(needsSchema, {});
  const sections = [...sectionNames];
  const options = {
    style: 'flirty',
    transport: null,
    needs,
    gentle: false,
    isPrivate: false,
    overruled: [],
    sections,
  } as const;
  const build = (given: DateMaterial) => {
    const mask = createRequestMask(createMaskTable(toMaskRequest(given)));
    const { messages } = buildPlaybookPrompt(given, { ...options, sections }, mask);
    return messages.map(({ content }) => String(content));
  };
  const writing = { voice: 'haha call +36 30 555 0143', about: ['I am a nurse'] };
  const [system, user] = build({ ...material, writing });
  expect(system).toContain('"member.voice" holds messages');
  expect(user).toMatch(/"member":\{"voice":"haha call \[[A-Z]+_1\]","about":\["I am a nurse"\]\}/);
  expect(build(material).join()).not.toMatch(/"member(?:\.voice)?"[: ]/);
});
