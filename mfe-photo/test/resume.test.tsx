import { analyzePhoto } from '@datewright/contracts/photo/analyze-photo';
import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { followPhotos, type PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { act, screen, waitFor } from '@testing-library/react';
import { files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, findCards, photoPage, press, text } from './support/photo-page.ts';
import { aResult, aService } from './support/results.ts';

beforeAll(standInForPictures);

/** A service that keeps analyzing photos until the test finishes them. */
async function slowPage() {
  const { page, open } = await photoPage();
  const known: string[] = [];
  const over = new Set<string>();
  let news = Promise.withResolvers<void>();
  page.answer(analyzePhoto, ({ params }) => {
    if (!known.includes(params.operationId)) known.push(params.operationId);
    return { isOver: false };
  });
  page.answer(cancelPhoto, ({ params }) => {
    known.splice(known.indexOf(params.operationId), 1);
    return {};
  });
  page.answerLines(followPhotos, async function* ({ query }): AsyncGenerator<PhotoEvent> {
    const left = new Set(query.photos.split(','));
    while (left.size > 0) {
      for (const operationId of left) {
        if (!known.includes(operationId)) yield { type: 'unknown', operationId };
        else if (over.has(operationId)) yield { type: 'analyzed', operationId, result: aResult() };
        else {
          yield { type: 'running', operationId, state: 'running', progress: { share: 0.5, step: 'looking' } };
          continue;
        }
        left.delete(operationId);
      }
      if (left.size > 0) await news.promise;
    }
    yield { type: 'over', available: 9 };
  });
  return {
    page,
    open,
    known,
    end: (...places: number[]) =>
      act(async () => {
        for (const place of places) over.add(known[place] ?? '');
        news.resolve();
        news = Promise.withResolvers();
      }),
  };
}
/** Opens the page and has photos analyzed; resolves once the service knows all of them. */
async function startAnalysis(desk: Awaited<ReturnType<typeof slowPage>>, count: number) {
  const view = desk.open();
  await choose(view.hands, files(count));
  await analyze(view.hands, count);
  await waitFor(() => expect(desk.known.length).toBe(count));
  return view;
}

/** Delays the next opening of the browser's database until the returned function is called. */
function holdDatabase(): () => void {
  const open = indexedDB.open.bind(indexedDB);
  const { promise, resolve } = Promise.withResolvers<void>();
  jest.spyOn(indexedDB, 'open').mockImplementationOnce((name, version) => {
    const held = {} as { result: IDBDatabase; onsuccess?: () => void };
    void promise.then(() => {
      const request = open(name, version);
      request.onsuccess = () => {
        held.result = request.result;
        held.onsuccess?.();
      };
    });
    return held as unknown as IDBOpenDBRequest;
  });
  return resolve;
}

const saysAll = (said: string) => waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(0));

test('Results arrive one photo at a time', async () => {
  const desk = await slowPage();
  const { hands } = desk.open();
  await choose(hands, files(3));
  await analyze(hands, 3);
  await saysAll('0 of 3 photos read');
  await waitFor(() => expect(desk.known.length).toBe(3));
  expect((await screen.findAllByText('Looking at it…')).length).toBe(3);
  await desk.end(1);
  await saysAll('1 of 3 photos read');
  await text('Score 7.4');
  await desk.end(0, 2);
  await screen.findByRole('heading', { name: 'Your results' });
});

test('An analysis continues when the member returns to the page, and uploads nothing again', async () => {
  const desk = await slowPage();
  await desk.page.leave(await startAnalysis(desk, 2));
  desk.open();
  await saysAll('0 of 2 photos read');
  await desk.end(0, 1);
  await screen.findByRole('heading', { name: 'Your results' });
  expect(desk.page.asked(analyzePhoto).length).toBe(2);
});

test('A result that arrives before the browser has read the photos is saved with its photo', async () => {
  const desk = await slowPage();
  await desk.page.leave(await startAnalysis(desk, 2));
  await desk.end(0, 1);
  // Another tab: it has no list of its own, and its database is slow.
  sessionStorage.clear();
  const find = holdDatabase();
  desk.open();
  for (let turn = 0; turn < 20; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
  find();
  await findCards(2);
});

test('A photo that never reached the service is uploaded on the next visit, if that is soon', async () => {
  const desk = await slowPage();
  await desk.page.leave(await startAnalysis(desk, 2));
  const lost = desk.known.pop();
  desk.open();
  await waitFor(() => expect(desk.known).toContain(lost));
  await desk.end(0, 1);
  await findCards(2);
});

test('Days later nothing is uploaded that would cost a credit, and the photo waits', async () => {
  const desk = await slowPage();
  const view = await startAnalysis(desk, 2);
  await desk.page.leave(view);
  desk.known.pop();
  await desk.end(0);
  const key = Object.keys(localStorage).find((name) => name.endsWith(':analyzing')) ?? '';
  const pending = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...pending, since: Date.now() - 3 * 24 * 3_600_000 }));
  desk.open();
  await findCards(1);
  await press(view.hands, 'Add more photos');
  await button('Analyze 1 photo · up to 1 credit');
  expect(desk.page.asked(analyzePhoto).length).toBe(2);
});

test('Stopping cancels the analysis, keeps the results so far, and the next request is a new operation', async () => {
  const desk = await slowPage();
  const { hands } = await startAnalysis(desk, 2);
  const [, second] = desk.known;
  await desk.end(0);
  await text('Score 7.4');
  await press(hands, 'Stop');
  await text('Stopped. Photos without a result are here, and can be analyzed again.');
  expect(desk.page.asked(cancelPhoto).map(({ params }) => params.operationId)).toEqual([second]);
  await analyze(hands, 1);
  await waitFor(() => expect(desk.page.asked(analyzePhoto).length).toBe(3));
  expect(desk.page.asked(analyzePhoto)[2]?.params.operationId).not.toBe(second);
  await desk.end(1);
  await findCards(2);
});

test('An analysis that another tab started is followed here too', async () => {
  const desk = await slowPage();
  const { hands } = desk.open();
  await choose(hands, files(1));
  await button('Analyze 1 photo · 1 credit');
  const key = `photo:${desk.page.member.id}:analyzing`;
  const [photo] = JSON.parse(sessionStorage.getItem(key.replace('analyzing', 'list')) ?? '').photos;
  desk.known.push(photo.operationId);
  const body = { photos: [{ id: photo.id, operationId: photo.operationId }] };
  const begun = JSON.stringify({ operationId: 'of-the-other-tab', body, running: true, since: Date.now() });
  localStorage.setItem(key, begun);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: begun })));
  await saysAll('0 of 1 photo read');
  await desk.end(0);
  await findCards(1);
  expect(desk.page.asked(analyzePhoto)).toEqual([]);
});

test('A connection that is lost in the middle is waited for', async () => {
  const { page, open } = await photoPage();
  aService(page, () => ({ result: aResult() }));
  let isLost = true;
  const online = jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isLost);
  page.answer(analyzePhoto, () => {
    if (isLost) throw networkError();
    return { isOver: false };
  });
  page.answerLines(followPhotos, async function* ({ query }): AsyncGenerator<PhotoEvent> {
    for (const operationId of query.photos.split(',')) yield { type: 'analyzed', operationId, result: aResult() };
    yield { type: 'over', available: 9 };
  });
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await text('No connection. We’ll continue when it’s back.');
  isLost = false;
  act(() => void dispatchEvent(new Event('online')));
  // At once: well before the next silent retry.
  await findCards(1);
  online.mockRestore();
});

test('A failed analysis is requested again without another upload', async () => {
  const { page, open } = await photoPage();
  const known = aService(page, () => ({ result: aResult() }));
  let isBroken = true;
  page.answerLines(followPhotos, async function* ({ query }): AsyncGenerator<PhotoEvent> {
    if (isBroken) throw apiRefusal('internal');
    for (const operationId of query.photos.split(',')) yield { type: 'analyzed', operationId, result: aResult() };
    yield { type: 'over', available: 9 };
  });
  const { hands } = open();
  await choose(hands, files(2));
  await analyze(hands, 2);
  await text(/^Something went wrong while processing your photos\. Please try again\./);
  expect(known.length).toBe(2);
  isBroken = false;
  await press(hands, 'Try again');
  await findCards(2);
  expect(page.asked(analyzePhoto).length).toBe(2);
});
