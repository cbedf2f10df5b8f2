import { needs as needsSchema } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { createSpotFinder } from '../src/clients/spot-finder.ts';
import type { DateMaterial } from '../src/rules/date-material.ts';
import { anna } from './support/coach-client.ts';

const material = { ...anna, topics: [], spot: '' } as unknown as DateMaterial;
const spot = (name: string, type: string) => ({
  name,
  type,
  description: 'Go slowly, with a stop halfway.',
  reason: 'Talking is easier side by side.',
});
const riverside = spot('Riverside walk', 'riverside promenade');
const sameWalk = spot('A walk by the river', 'river walk');

/** Asks for spots other than the riverside walk, of an AI that gives these answers one after the other. */
async function findOthers(...answers: object[][]) {
  const prompts: string[] = [];
  const finder = createSpotFinder({
    ai: {
      writtenBy: 'a test',
      complete: async ({ messages }: { messages: { content: unknown }[] }) => {
        prompts.push(String(messages.at(-1)?.content));
        return JSON.stringify({ kind: 'normal', spots: answers[prompts.length - 1] ?? [] });
      },
    } as unknown as Parameters<typeof createSpotFinder>[0]['ai'],
    rateLimit: { run: (ask) => ask() },
    safety: {
      mask: async (request) => createRequestMask(createMaskTable(request)),
      moderateAnswer: async () => () => true,
    },
    lineReviewer: { start: () => async (lines: string[]) => lines.map(() => null) } as unknown as Parameters<
      typeof createSpotFinder
    >[0]['lineReviewer'],
    onRejected: () => undefined,
    seconds: 20,
  });
  const found = finder.find({
    material,
    options: { needs: z.parse(needsSchema, {}), gentle: false, overruled: [] },
    shown: [riverside],
    signal: new AbortController().signal,
    decide: async () => null,
  });
  const names = await found.then(({ spots }) => spots.map(({ name }) => name)).catch(({ code }) => code);
  return { names, prompts };
}

test('An idea that was shown is not shown again under another name, nor twice in one answer', async () => {
  const gallery = spot('A small gallery', 'art gallery');
  const { names } = await findOthers([
    sameWalk,
    gallery,
    spot('One small art gallery', 'gallery'),
    spot('Bowling', 'bowling alley'),
  ]);
  expect(names).toEqual(['A small gallery', 'Bowling']);
});

test('When the AI only has what was shown in other words, then it is asked once more, with those names', async () => {
  const { names, prompts } = await findOthers([sameWalk], [spot('Bowling', 'bowling alley')]);
  expect(names).toEqual(['Bowling']);
  expect(prompts[1]).toContain('"avoid":["Riverside walk","A walk by the river"]');
  expect((await findOthers([sameWalk], [sameWalk])).names).toBe('no_new_spots');
});

test('When the AI knows no other idea, then it is not asked again', async () => {
  const { names, prompts } = await findOthers([]);
  expect(names).toBe('no_new_spots');
  expect(prompts).toHaveLength(1);
});
