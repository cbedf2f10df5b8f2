import { needs as needsSchema, sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { moderate } from '@datewright/safety/moderation/moderate';
import answers from '../demo/answers.ts';
import { buildPlaybookPrompt } from '../src/prompts/playbook-prompt.ts';
import { buildSpotsPrompt } from '../src/prompts/spots-prompt.ts';
import { type DateMaterial, toMaskRequest } from '../src/rules/date-material.ts';
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

test.each(cases)('The demo AI writes what may be shown: %s, %j, gently %s', (_name, set, gentle, match) => {
  const material = { ...match, topics: [], spot: 'A big park' } as unknown as DateMaterial;
  const needs = z.parse(needsSchema, set);
  const mask = createRequestMask(createMaskTable(toMaskRequest(material)));
  const refused: string[] = [];
  const onRejected = (why: string) => refused.push(why);
  const standards = { material, mask, needs, gentle, isAllowed, onRejected, instructions: '' };

  const spots = buildSpotsPrompt(material, { needs, gentle, overruled: [], avoid: [] }, mask).messages[1]?.content;
  const found = written('date_spots', spots).spots.flatMap(createSpotValidator(standards));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found).not.toContain(null);

  for (const style of ['flirty', 'funny', 'local'] as const) {
    for (const transport of ['CAR', 'PUBLIC', 'WALKING', null] as const) {
      const wish = { style, transport, needs, gentle, overruled: [], sections: [...sectionNames] };
      const question = buildPlaybookPrompt(material, wish, mask).messages[1]?.content;
      const judge = createSectionValidator({ ...standards, earlier: [] });
      const sections = written('date_playbook', question).sections.map(judge);
      expect(sections).not.toContain(null);
    }
  }
  expect(refused).toEqual([]);
});

test('The same question gets the same answer', () => {
  const material = { ...anna, topics: [], spot: '' } as unknown as DateMaterial;
  const wish = { needs: z.parse(needsSchema, {}), gentle: false, overruled: [], avoid: [] };
  const question = buildSpotsPrompt(material, wish, createRequestMask(createMaskTable(toMaskRequest(material))))
    .messages[1]?.content;
  expect(written('date_spots', question)).toEqual(written('date_spots', question));
});
