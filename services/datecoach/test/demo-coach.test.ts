import { needs as needsSchema, sectionNames } from '@datewright/contracts/datecoach/words';
import { z } from '@datewright/contracts/zod';
import { makeMaskTable } from '@datewright/safety/masking/make-mask-table';
import { maskOf } from '@datewright/safety/masking/mask-table';
import { moderate } from '@datewright/safety/moderation/moderate';
import answers from '../demo/answers.ts';
import { sectionJudge } from '../src/answers/accept-section.ts';
import { spotJudge } from '../src/answers/accept-spot.ts';
import { type Material, maskRequestOf } from '../src/material.ts';
import { playbookQuestion } from '../src/prompts/playbook-prompt.ts';
import { spotsQuestion } from '../src/prompts/spots-prompt.ts';
import { anna, bori } from './support/coach-desk.ts';

const allows = (text: string) =>
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

test.each(cases)('The demo AI writes what may be shown: %s, %j, gently %s', (_name, set, gentle, match) => {
  const material = { ...match, topics: [], spot: 'A big park' } as unknown as Material;
  const needs = z.parse(needsSchema, set);
  const mask = maskOf(makeMaskTable(maskRequestOf(material)));
  const refused: string[] = [];
  const onRefused = (why: string) => refused.push(why);
  const standards = { material, mask, needs, gentle, allows, onRefused, instructions: '' };

  const spots = spotsQuestion(material, { needs, gentle, overruled: [], avoid: [] }, mask).messages[1]?.content;
  const found = written('date_spots', spots).spots.flatMap(spotJudge(standards));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found).not.toContain(null);

  for (const style of ['flirty', 'funny', 'local'] as const) {
    for (const transport of ['CAR', 'PUBLIC', 'WALKING', null] as const) {
      const wish = { style, transport, needs, gentle, overruled: [], sections: [...sectionNames] };
      const question = playbookQuestion(material, wish, mask).messages[1]?.content;
      const judge = sectionJudge({ ...standards, earlier: [] });
      const sections = written('date_playbook', question).sections.map(judge);
      expect(sections).not.toContain(null);
    }
  }
  expect(refused).toEqual([]);
});

test('The same question gets the same answer', () => {
  const material = { ...anna, topics: [], spot: '' } as unknown as Material;
  const wish = { needs: z.parse(needsSchema, {}), gentle: false, overruled: [], avoid: [] };
  const question = spotsQuestion(material, wish, maskOf(makeMaskTable(maskRequestOf(material)))).messages[1]?.content;
  expect(written('date_spots', question)).toEqual(written('date_spots', question));
});
