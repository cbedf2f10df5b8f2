import { memoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { planWith } from '@datewright/testkit/page/plan-with';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Remote from '../src/remote.tsx';
import { files, standInForPictures } from './support/browser.ts';
import { aResult, aService } from './support/results.ts';

beforeAll(standInForPictures);

const chooser = () => document.querySelector<HTMLInputElement>('input[data-photos]') as HTMLInputElement;
const choose = (hands: UserEvent, chosen: File[]) => hands.upload(chooser(), chosen);

test('A member chooses photos, is told what it costs, and reads what each one shows', async () => {
  const page = await memoryHost({ plan: () => planWith('photoanalyzer', 5) });
  aService(page, (place) => ({ result: aResult({ score: [8, 5.95, 7][place] ?? 7 }) }), 2);
  const { hands } = page.open(Remote, '/photoanalyzer');
  await choose(hands, files(3));
  await hands.click(await screen.findByRole('button', { name: 'Analyze 3 photos · 3 credits' }));
  expect((await screen.findAllByRole('heading', { name: 'Money Maker' })).length).toBe(3);
  expect(screen.getByRole('img', { name: '8.0 out of 10' }).isConnected).toBe(true);
  await waitFor(() => expect(page.host.plan.get().credits.photoanalyzer.available).toBe(2));
  expect(page.tracked).toEqual([
    'photo_upload_started',
    'photo_upload_completed',
    'analysis_started',
    'analysis_finished',
  ]);
});
