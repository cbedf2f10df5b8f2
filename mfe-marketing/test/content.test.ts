import { type BioPart, bioRules } from '@datewright/contracts/bio/rules';
import { plans } from '@datewright/contracts/plans';
import card from '../mfe.json';
import { en } from '../src/copy/en/marketing.ts';
import { blog } from '../src/features/blog/copy/en/blog.ts';
import { checkout } from '../src/features/pricing/copy/en/checkout.ts';
import { pricing } from '../src/features/pricing/copy/en/pricing.ts';
import { bioTrial } from '../src/features/site/copy/en/bio-trial.ts';
import { caseStudies } from '../src/features/site/copy/en/case-studies.ts';
import { chatAssistant, chatFaq } from '../src/features/site/copy/en/chat-assistant.ts';
import { contact } from '../src/features/site/copy/en/contact.ts';
import { datePrep } from '../src/features/site/copy/en/date-prep.ts';
import { datingApps } from '../src/features/site/copy/en/dating-apps.ts';
import { features } from '../src/features/site/copy/en/features.ts';
import { help } from '../src/features/site/copy/en/help.ts';
import { photoAnalyzer } from '../src/features/site/copy/en/photo-analyzer.ts';
import { profileAnalyzer } from '../src/features/site/copy/en/profile-analyzer.ts';

test('Lists every case study in the card, for search engines and previews', () => {
  const onCard = card.routes.filter(({ path }) => /^\/case-studies\/[^:]/.test(path));
  expect(onCard.map(({ path, title }) => [path, title])).toEqual(
    caseStudies.list.map(({ id, title }) => [`/case-studies/${id}`, title]),
  );
});

test('Names every part of the score', () => {
  expect(Object.keys(bioTrial.parts).sort()).toEqual([...new Set<BioPart>(Object.values(bioRules))].sort());
});

const pages = {
  bioTrial,
  blog,
  caseStudies,
  chatAssistant,
  checkout,
  contact,
  datePrep,
  en,
  features,
  help,
  photoAnalyzer,
  pricing,
  profileAnalyzer,
  useCases: datingApps,
};

/** All strings of a copy object, at any depth, and the source of the functions that make strings. */
function sentences(copy: unknown): string[] {
  if (typeof copy === 'string' || typeof copy === 'function') return [copy.toString()];
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(sentences) : [];
}

test.each(Object.entries(pages))('Makes no unlimited promise and claims no figure in %s', (_, copy) => {
  for (const sentence of sentences(copy)) {
    expect(sentence).not.toMatch(/unlimited|guaranteed (match|date|repl)|\d+ ?% more|\d+[x×] more|50,000|4\.[89]\/5/i);
  }
});

test('Answers questions about prices with the figures of the catalogue', () => {
  const facts = { freeMessages: plans.free.allowances.chatpad?.limit ?? 0, guaranteeDays: 14 };
  expect(
    chatFaq(facts)
      .map(({ answer }) => answer)
      .join(' '),
  ).toContain(`${facts.freeMessages} AI messages a day`);
});

test('Spells out the same figures as the catalogue', () => {
  const { free, weekly, monthly } = plans;
  const limits = [free, weekly, monthly].map(({ allowances }) => allowances);
  expect(limits.map(({ chatpad }) => chatpad?.limit)).toEqual([5, 1000, 5000]);
  expect(chatAssistant.sticky.text).toBe('Five AI messages a day, free.');
  expect(limits.map(({ photoanalyzer }) => photoanalyzer)).toMatchObject([{ limit: 1, period: 'weekly' }, {}, {}]);
  expect(photoAnalyzer.closing.text).toMatch(/^One photo check a week is free/);
  expect(limits.map(({ datecoach }) => datecoach)).toEqual([
    { limit: 1, period: 'weekly' },
    null,
    { limit: 30, period: 'weekly' },
  ]);
  expect(datePrep.faq.list.at(-1)?.answer).toBe(
    'One date plan a week is free. Starter doesn’t include Date Coach; Pro includes thirty plans a week.',
  );
});

test('Keeps descriptions within the length that search engines show', () => {
  const all = [
    blog.description,
    contact.description,
    features.description,
    help.description,
    help.creditsPage.description,
    photoAnalyzer.description,
    photoAnalyzer.examplesPage.description,
    profileAnalyzer.description,
    ...Object.values(chatAssistant.variants).map(({ description }) => description),
    ...Object.values(datePrep.variants).map(({ description }) => description),
    ...Object.values(datingApps.list).map(({ description }) => description),
    ...caseStudies.list.map(({ description }) => description),
  ];
  for (const description of all) {
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(165);
  }
});
