import { moderate } from '@datewright/safety/moderation/moderate';
import { english } from '../demo/en/phrasebook.ts';
import { hungarian } from '../demo/hu/phrasebook.ts';
import { writeSuggestions } from '../demo/write-suggestions.ts';

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
