import { createMask } from '@datewright/safety/masking/create-mask';
import { moderate } from '@datewright/safety/moderation/moderate';
import { english } from '../demo/en/phrasebook.ts';
import { hungarian } from '../demo/hu/phrasebook.ts';
import { writeSuggestions } from '../demo/write-suggestions.ts';
import { createSuggestionValidator } from '../src/rules/suggestion-validator.ts';

const modes = ['opener', 'reply', 'ask-out'] as const;
const tones = ['flirty', 'thoughtful', 'bold'] as const;
const lastMessages = {
  en: [null, 'How was your day?', 'I love hiking and sushi', 'haha yes'],
  hu: [null, 'Milyen napod volt?', 'Imádok túrázni és sushit enni', 'haha igen'],
};
const interests = [[], ['hiking'], ['sushi', 'board games'], ['coffee'], ['dogs'], ['travel']];

/** Texts that the demo AI can write, as members would read them. */
function* listDemoTexts() {
  for (const language of ['en', 'hu'] as const) {
    for (const mode of modes)
      for (const tone of tones)
        for (const text of lastMessages[language])
          for (const liked of interests) {
            const bio = language === 'en' ? 'Amateur baker, professional napper.' : 'Amatőr pék, szeretem a hegyeket.';
            const match = { name: 'Anna', bio, interests: liked };
            const conversation = text ? [{ from: 'match' as const, text }] : [];
            const task = { mode, tone, gentle: false, match, conversation, draft: null, avoid: [] };
            for (const written of writeSuggestions(task)) yield* [written.text, written.reason];
          }
  }
  for (const { say } of [...english.gentle, ...hungarian.gentle]) yield say;
}

test('Moderation allows everything that the demo AI writes', () => {
  const texts = [...new Set(listDemoTexts())];
  const heldBack = texts.filter((text) =>
    moderate({ texts: [{ author: 'member', place: 'draft', text }] }, { waived: 'grief' }),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(heldBack).toEqual([]);
});

const filled = (text: string) => text.replaceAll('{,name}', ', Anna').replaceAll(/\{\w+\}/g, 'Lisbon');

/** Every line and reaction for a situation, with whether it answers a question. */
function listSituationLines(language: 'en' | 'hu') {
  const { situations } = { en: english, hu: hungarian }[language];
  return situations.flatMap(({ when, lines, ready = [], reactions = [] }) => [
    ...ready.map(([, say]) => ({ tone: 'flirty' as const, text: filled(say), answers: true })),
    ...tones.flatMap((tone) => lines[tone].map(([, say]) => ({ tone, text: filled(say), answers: when === 'asked' }))),
    ...reactions.map((text) => ({ tone: 'flirty' as const, text: filled(text), answers: false })),
  ]);
}

test.each(['en', 'hu'] as const)(
  'No line for a situation is rejected or claims what only the member knows: %s',
  (language) => {
    const lines = listSituationLines(language);
    const faulty = lines.flatMap(({ tone, text, answers }) => {
      const validate = createSuggestionValidator({
        mask: createMask('Anna', []),
        options: { mode: 'reply', tone, draft: null, gentle: false },
        match: { name: 'Anna', messages: [] },
        isAllowed: (one) => !moderate({ texts: [{ author: 'member', place: 'draft', text: one }] }),
        mustAnswer: answers,
        language,
        given: [],
        ownTexts: [],
        instructions: '',
      });
      const verdict = validate({ text, reason: 'Because.', evidence: null });
      if ('rejection' in verdict) return [`${verdict.rejection}: ${text}`];
      return verdict.suggestion.claims ? [`claims ${verdict.suggestion.claims.join(', ')}: ${text}`] : [];
    });
    expect(lines.length).toBeGreaterThan(200);
    expect(faulty).toEqual([]);
  },
);
