import { errorCatalogue } from '@datewright/contracts/errors';
import { analyzePhoto } from '@datewright/contracts/photo/analyze-photo';
import { errors } from '@datewright/contracts/photo/errors';
import { refusalCodes, reportWrongRefusal } from '@datewright/contracts/photo/report-wrong-refusal';
import { screen, within } from '@testing-library/react';
import { aFile, files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, findCards, photoPage, press, text } from './support/photo-page.ts';
import { aFace, aResult, aService } from './support/results.ts';

beforeAll(standInForPictures);

const codes = Object.keys(errors).filter((code) => !code.includes('friend')) as (keyof typeof errors)[];
const failureOf = (code: keyof typeof errorCatalogue) => ({
  failure: { code, message: errorCatalogue[code].message },
});
const lineOf = async (said: RegExp) => (await text(said)).closest('li') as HTMLElement;

test('Each photo error is shown with its photo and costs nothing', async () => {
  const { page, open } = await photoPage();
  aService(page, (place) => failureOf(codes[place] ?? 'internal'));
  const { hands } = open();
  await choose(hands, files(codes.length));
  await analyze(hands, codes.length);
  await text('Some photos had issues 😕');
  for (const [place, code] of codes.entries()) {
    const line = await lineOf(new RegExp(`^Photo ${place + 1}: `));
    expect(line.textContent).toContain(code === 'which_face' ? 'More than one person here.' : errors[code].message);
  }
  expect(screen.getByText(/You weren’t charged\./).isConnected).toBe(true);
});

test("A failed analysis has the page's own message, and a retry is a new operation", async () => {
  const { page, open } = await photoPage();
  let isOver = false;
  const known = aService(page, () => (isOver ? { result: aResult() } : failureOf('ai_failed')));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  const line = await lineOf(/^Photo 1: We couldn't analyze that photo\. Try a brighter, solo picture!/);
  isOver = true;
  await hands.click(within(line).getByRole('button', { name: 'Try again' }));
  await findCards(1);
  expect(new Set(known).size).toBe(2);
});

test('A photo that may have been charged is retried as the same operation', async () => {
  const { page, open } = await photoPage();
  let isOver = false;
  const known = aService(page, () => (isOver ? { result: aResult() } : failureOf('charge_unknown')));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await text(/^Photo 1: We don’t know yet whether/);
  expect(screen.queryByText(/You weren’t charged\./)).toBeNull();
  isOver = true;
  await press(hands, 'Try again');
  await findCards(1);
  expect(new Set(known).size).toBe(1);
});

test('Photos that could be tried again go with their errors when new ones are chosen, and can be brought back', async () => {
  const { page, open } = await photoPage();
  aService(page, (place) => failureOf(place === 0 ? 'ai_failed' : 'charge_unknown'));
  const { hands } = open();
  await choose(hands, files(2));
  await analyze(hands, 2);
  await text('Some photos had issues 😕');
  await choose(hands, [aFile('new.jpg')]);
  await button('Analyze 1 photo · 1 credit');
  expect(screen.queryByText(/issue|try again|We don’t know yet/i)).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  await text('2 photos removed.');
  await press(hands, 'Bring back');
  await text(/^Photo 1: We couldn't analyze that photo/);
  await text(/^Photo 2: We don’t know yet whether/);
});

test("Failed photos don't affect the results of the others", async () => {
  const { page, open } = await photoPage();
  aService(page, (place) => (place === 1 ? failureOf('photo_document') : { result: aResult() }));
  const { hands } = open();
  await choose(hands, files(3));
  await analyze(hands, 3);
  await findCards(2);
  await text(/^Photo 2: This looks like a document/);
  await press(hands, 'Remove Error Photos');
  expect(screen.queryByText('Some photos had issues 😕')).toBeNull();
});

test('A member may report a refusal as wrong, which sends only its code', async () => {
  const { page, open } = await photoPage();
  aService(page, () => failureOf('photo_screenshot'));
  page.answer(reportWrongRefusal, () => ({}));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await press(hands, 'We got this wrong');
  await text(/Thank you\. We look/);
  expect(page.asked(reportWrongRefusal).map(({ body }) => body)).toEqual([{ code: 'photo_screenshot' }]);
  expect(refusalCodes.every((code) => codes.includes(code))).toBe(true);
});

test('A photo that shows self-harm brings helplines instead of a plain message', async () => {
  const { page, open } = await photoPage();
  aService(page, () => failureOf('photo_self_harm'));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await screen.findByRole('heading', { name: 'This looks very heavy' });
});

test('Beside results, issues are one row below the order, and what concerns safety stays above it', async () => {
  const { page, open } = await photoPage();
  const faces = [aFace(0.1), aFace(0.7)];
  const ends = [failureOf('photo_minor'), { failure: { ...failureOf('which_face').failure, faces } }];
  aService(page, (place) => ends[place - 2] ?? { result: aResult() });
  const { hands } = open();
  await choose(hands, files(4));
  await analyze(hands, 4);
  await findCards(2);
  const title = await text(/^Some photos had issues 😕/);
  const fold = title.closest('details') as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  expect(title.closest('summary')?.textContent).toContain('2 photos');
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const strip = screen.getByRole('region', { name: 'Use them in this order' });
  const cards = screen.getByRole('list', { name: 'Your photos in order' });
  const [minor] = screen.getAllByText(/^Photo 3: Someone in this photo may be under 18/);
  expect([isBefore(minor as Element, strip), isBefore(strip, fold), isBefore(fold, cards)]).toEqual([true, true, true]);
  await hands.click(title);
  const choice = within(fold).getByRole('button', { name: 'Choose your face' });
  expect(getComputedStyle(choice).backgroundColor).not.toContain('--ember');
  await hands.click(choice);
  await screen.findByRole('dialog', { name: 'Which one is you?' });
});

test('Beside results, one photo that only needs the member’s face is an open question', async () => {
  const { page, open } = await photoPage();
  const failure = { ...failureOf('which_face').failure, faces: [aFace(0.1), aFace(0.7)] };
  aService(page, (place) => (place === 2 ? { failure } : { result: aResult() }));
  const { hands } = open();
  await choose(hands, files(3));
  await analyze(hands, 3);
  await findCards(2);
  expect((await text('Which one is you?')).closest('details')).toBeNull();
  expect(screen.queryByText(/^Some photos had issues/)).toBeNull();
  await text(/^Photo 3: More than one person here\./);
  const choice = await button('Choose your face');
  expect(choice.closest('details')).toBeNull();
  await hands.click(choice);
  await screen.findByRole('dialog', { name: 'Which one is you?' });
});

test('With several faces the member selects their own, by a button with its position', async () => {
  const { page, open } = await photoPage();
  const known = aService(page, (place) =>
    place === 0
      ? { failure: { ...failureOf('which_face').failure, faces: [aFace(0.7), aFace(0.1)] } }
      : { result: aResult() },
  );
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await press(hands, 'Choose your face');
  const dialog = await screen.findByRole('dialog', { name: 'Which one is you?' });
  expect(within(dialog).getByText(/haven’t agreed to be uploaded/).isConnected).toBe(true);
  await hands.click(within(dialog).getAllByRole('button', { name: 'Face 1, left' })[0] as HTMLElement);
  await findCards(1);
  expect(page.asked(analyzePhoto).map(({ query }) => query)).toEqual([{}, { faceX: '0.200000', faceY: '0.300000' }]);
  expect(new Set(known).size).toBe(2);
});

test('A photo without a credit waits, and the banner says so until it is dismissed', async () => {
  const { page, open } = await photoPage();
  aService(page, (place) => (place === 1 ? failureOf('out_of_credits') : { result: aResult() }), 3);
  const { hands } = open();
  await choose(hands, files(2));
  await analyze(hands, 2);
  await text('Insufficient Credits! 💳');
  await press(hands, 'Add more photos');
  const again = await button('Analyze 1 photo · up to 1 credit');
  expect(again.hasAttribute('disabled')).toBe(true);
  await press(hands, 'Got it');
  expect((await button('Analyze 1 photo · up to 1 credit')).hasAttribute('disabled')).toBe(false);
});
