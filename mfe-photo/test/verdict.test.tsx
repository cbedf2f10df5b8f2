import { photoRules } from '@datewright/contracts/photo/rules';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { fireEvent, screen, within } from '@testing-library/react';
import { en } from '../src/copy/en.ts';
import { EditControls } from '../src/features/edit/components/edit-controls.tsx';
import { FixedThumbnail } from '../src/features/edit/components/fixed-thumbnail.tsx';
import { initialEdit } from '../src/features/edit/lib/edit.ts';
import { suggestFix } from '../src/features/edit/lib/suggest-fix.ts';
import { MissingPhotos } from '../src/features/order/components/missing-photos.tsx';
import { explainOrder, type Reason } from '../src/features/order/lib/explain-order.ts';
import { formatReason } from '../src/features/order/lib/reason-text.ts';
import { recommendOrder } from '../src/features/order/lib/recommend-order.ts';
import { ResultList } from '../src/features/results/components/result-list.tsx';
import { toReportData } from '../src/features/workspace/lib/report-data.ts';
import type { AnalyzedPhoto } from '../src/lib/photo.ts';
import { deservesTypeName, findVerdict } from '../src/lib/photo-verdict.ts';
import { formatVerdict } from '../src/lib/verdict-text.ts';
import { analyzed } from './support/analyzed.ts';
import { standInForPictures } from './support/browser.ts';

beforeAll(standInForPictures);

/** A dark photo; `light` is the brightness of its lightest parts, 0 to 255. */
const dark = (score: number, light = 49) => {
  const photo = analyzed(`dark ${score}`, { score });
  photo.result.measured.facts.push({ id: 'shadows', value: 0.2, verdict: 'careful', area: null });
  photo.result.measured.facts = photo.result.measured.facts.map((fact) =>
    fact.id === 'light' ? { ...fact, value: light, verdict: light < photoRules.light.bad ? 'bad' : 'careful' } : fact,
  );
  return photo;
};

const read = (order: AnalyzedPhoto[]) => order.map((_, at) => formatVerdict(en.verdicts, findVerdict(order, at)));

test('Each photo has one verdict, which follows its score, its measurements and its position', () => {
  expect(
    read([
      analyzed('face', { score: 8 }),
      analyzed('dog', { type: 'pet', score: 8 }),
      analyzed('friends', { type: 'social', score: 7.9, faces: 4 }),
      dark(5.5),
      analyzed('plain', { score: 5.9 }),
      analyzed('wall', { score: 3, faces: 0 }),
    ]),
  ).toEqual([
    'Your first photo',
    'A strong second photo',
    'Fine as your third photo',
    'Too dark to lead',
    'Not strong enough to lead',
    'No face to lead with',
  ]);
});

test('The first photo is called so only if it can lead', () => {
  const first = (photo: AnalyzedPhoto) => read([photo])[0];
  expect(first(analyzed('good', { score: 6 }))).toBe('Your first photo');
  expect(first(analyzed('low', { score: 5.9 }))).toBe('Not strong enough to lead');
  expect(first(dark(7.5))).toBe('Too dark to lead');
  expect(first(dark(7.5, 80))).toBe('Too dark to lead');
  expect(first(analyzed('group', { score: 9, faces: 3 }))).toBe('Too many faces to lead');
  expect(first(analyzed('far', { score: 9, share: 0.001 }))).toBe('Your face is too small to lead');
  expect(first(analyzed('back', { score: 9, faces: 0 }))).toBe('No face to lead with');
});

test('The name of a type, such as Money Maker, is given only to a photo that deserves it', () => {
  expect(deservesTypeName(analyzed('good', { score: 7 }))).toBe(true);
  expect(deservesTypeName(dark(5.5))).toBe(false);
  expect(deservesTypeName(dark(7.5))).toBe(false);
  expect(deservesTypeName(dark(7.5, 80))).toBe(false);
  expect(deservesTypeName(analyzed('group', { faces: 3 }))).toBe(false);
  expect(deservesTypeName(analyzed('friends', { type: 'social', faces: 3 }))).toBe(true);
  expect(deservesTypeName(analyzed('bad trip', { type: 'travel', score: 5.9 }))).toBe(false);
});

test('Only a dark photo has a fix in the browser, as much light as it lacks', () => {
  expect(suggestFix(dark(5.5))?.light).toBeGreaterThan(0.5);
  expect(suggestFix(analyzed('good'))).toBeNull();
  const blurred = dark(4);
  blurred.result.measured.facts.push({ id: 'upright', value: 90, verdict: 'bad', area: null });
  expect(suggestFix(blurred)).toBeNull();
});

test('A dark photo further down has its fix, whatever speaks against it as the first one', () => {
  const far = dark(5.5, 80);
  far.result.measured.facts.push({ id: 'faceShare', value: 0.001, verdict: 'bad', area: null });
  expect(findVerdict([analyzed('good'), far], 1)).toEqual({ kind: 'flaw', flaw: 'light' });
  expect(suggestFix(far)?.light).toBeGreaterThan(0.5);
});

test('Another shot of a photo before it says so, and a different photo does not', async () => {
  const hashes = (bits: string) => Array(16).fill(bits);
  const shots = ['0'.repeat(36), 'f'.repeat(10) + '0'.repeat(26), 'f'.repeat(24) + '0'.repeat(12)];
  const order = shots.map((bits, at) => analyzed(`shot ${at}`, { score: 10, cropHashes: hashes(bits) }));
  const list = await openList(order);
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your first photo',
    'Looks like photo\u00A01: keep one',
    'A strong third photo',
  ]);
  // Where one of two is to be kept, "Nothing to fix" would contradict it.
  const [, second] = list.getAllByRole('listitem').filter(({ id }) => id.startsWith('result-'));
  expect(list.getAllByText('Nothing to fix.')).toHaveLength(2);
  expect(second?.textContent).not.toContain('Nothing to fix.');
  expect(screen.getByText(/At 10\.0 we found no flaw, so these photos tie/).isConnected).toBe(true);
});

test('One photo with the highest score ties with no other', async () => {
  await openList([analyzed('best', { score: 10 }), analyzed('next', { score: 9.9 })]);
  expect(screen.queryByText(/so these photos tie/)).toBeNull();
});

test.each([
  [
    'dark photo start with its light, which is lifted',
    dark(5.5),
    /Light.*Lifted, because this photo measures as dark\..*Crop for/,
  ],
  ['bright photo start with its crop', analyzed('good'), /Crop for.*Light/],
])('The controls of a %s', async (_what, photo, expected) => {
  const page = await createMemoryHost();
  const edit = suggestFix(photo) ?? initialEdit;
  const picture = { width: 4, height: 5 };
  page.open(() => <EditControls photo={photo} picture={picture} edit={edit} onEdit={() => {}} />, '/photoanalyzer');
  await screen.findByText('Crop for');
  expect(document.body.textContent).toMatch(expected);
});

async function openList(order: AnalyzedPhoto[], photos = order) {
  const page = await createMemoryHost();
  const edited: string[] = [];
  page.open(
    () => (
      <ResultList
        photos={photos}
        order={order}
        leadReason={`${formatReason(en.order.reasons, explainOrder(order)[0]?.reasons[0] as Reason)}.`}
        areNew={false}
        renderFixed={(photo) => suggestFix(photo) && <FixedThumbnail photo={photo} />}
        onChangeOrder={() => {}}
        onChoose={() => {}}
        onEdit={({ id }) => edited.push(id)}
        onTurn={async () => {}}
      />
    ),
    '/photoanalyzer',
  );
  return within(await screen.findByRole('list', { name: 'Your photos in order' }));
}

test('A card says the verdict without a role or a file name, one score and one fix with before and after', async () => {
  const list = await openList([analyzed('face', { score: 8 }), dark(5.5)]);
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your first photo',
    'Too dark to lead',
  ]);
  expect(list.getByText('Lead with your most magnetic photo: it has your highest score.').isConnected).toBe(true);
  expect(list.queryByText(/Money Maker|Portrait|\.jpg/)).toBeNull();
  expect(list.getByRole('img', { name: 'Money Maker: face.jpg' }).isConnected).toBe(true);
  expect(list.getByRole('img', { name: 'Portrait: dark 5.5.jpg' }).isConnected).toBe(true);
  expect(list.getAllByRole('img', { name: /out of 10$/ }).map((score) => score.getAttribute('aria-label'))).toEqual([
    '8.0 out of 10',
    '5.5 out of 10',
  ]);
  expect(list.getAllByText(/5\.5 ?\/|5\.5$/)).toHaveLength(1);
  expect(list.getByText('Before').isConnected).toBe(true);
  expect(list.getByRole('img', { name: 'After' }).isConnected).toBe(true);
  expect(list.getByRole('button', { name: 'Brighten it' }).isConnected).toBe(true);
});

test('What to change stands before the button that edits; a photo of 9 or more that only lacks pixels has nothing to fix', async () => {
  const pixels = { id: 'resolution', verdict: 'careful' } as const;
  const list = await openList([
    analyzed('fine', { score: 9, flaw: pixels }),
    analyzed('leaning', { score: 9, flaw: { id: 'tilt', verdict: 'careful' } }),
    analyzed('lower', { score: 8.9, flaw: pixels }),
  ]);
  const said = list.getAllByText(/^(Nothing to fix\.|What to change:)$/);
  expect(said.map(({ textContent }) => textContent)).toEqual(['Nothing to fix.', 'What to change:', 'What to change:']);
  expect(list.getAllByText(/Shorter side/)).toHaveLength(2);
  for (const [at, button] of list.getAllByRole('button', { name: 'Edit this photo' }).entries())
    expect(said[at]?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['resolution', 'Careful'],
  ['tilt', 'Change'],
] as const)('A bad measurement asks for a change where it costs points: %s is rated %s', async (id, rating) => {
  const list = await openList([analyzed('one', { score: 9, flaw: { id, verdict: 'bad' } })]);
  expect(list.getAllByText(/^(Careful|Change)$/).map(({ textContent }) => textContent)).toEqual([rating]);
});

test('Photos that are nearly the same share a card: the best on it, the others folded with their whole results', async () => {
  const print = '00ff00ff00ff00ff';
  const photos = ['worse', 'best', 'worst'].map((name, at) =>
    analyzed(name, { score: [7, 8, 6.5][at] ?? 0, print, file: new Blob(['photo']) }),
  );
  const list = await openList(recommendOrder(photos), photos);
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your first photo',
  ]);
  const fold = list.getByText('Same shot as 2 other photos: keep this one').closest('details');
  expect(fold?.open).toBe(false);
  const others = within(list.getByRole('list', { name: 'Nearly the same' }));
  expect(others.getAllByRole('img', { name: /out of 10$/ }).map((score) => score.getAttribute('aria-label'))).toEqual([
    '7.0 out of 10',
    '6.5 out of 10',
  ]);
  expect(others.getAllByText('How we measured')).toHaveLength(2);
  fireEvent.click(others.getByRole('button', { name: 'See worst.jpg in full size' }));
  expect(screen.getByRole('status').textContent).toMatch(/ 3 of 3$/);
});

test('Without a photo that can lead, the page and the report say that the first one is first for now', async () => {
  const order = [dark(5.9), dark(5.5)];
  const list = await openList(order);
  const { reasons } = toReportData(order, { order, entries: explainOrder(order) }, en.order);
  expect(reasons[0]).toBe('It goes first for now: none of these photos is ready to lead.');
  expect(list.getByText('It goes first for now: none of these photos is ready to lead.').isConnected).toBe(true);
});

async function openMissing(photos: AnalyzedPhoto[]) {
  const page = await createMemoryHost();
  page.open(() => <MissingPhotos photos={photos} onAdd={() => {}} />, '/photoanalyzer');
  const region = await screen.findByRole('region', { name: 'What is missing' });
  return [...region.querySelectorAll('li, p')].map(({ textContent }) => textContent);
}

test('The page says what the photos lack, a first photo before all', async () => {
  expect(await openMissing([dark(5.5)])).toEqual([
    'One photo of you alone with your face large, clear and well lit: it should lead.',
    'One full-body photo.',
    'One photo of something you do: a hobby, a trip, friends or a pet.',
  ]);
});

test('The page says so when nothing is missing', async () => {
  const whole = [analyzed('face'), analyzed('body', { type: 'full_body' }), analyzed('dog', { type: 'pet' })];
  expect(await openMissing(whole)).toEqual([
    'Nothing: you have a first photo, a full-body one, and one of something you do.',
  ]);
});
