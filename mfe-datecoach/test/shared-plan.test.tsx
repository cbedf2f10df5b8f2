import { openPlanLink, type SharedPlan } from '@datewright/contracts/datecoach/plan-link';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { screen } from '@testing-library/react';
import Remote from '../src/remote.tsx';
import { planOf } from './support/plans.ts';

const token = 'a'.repeat(43);

/** The page in a friend's browser. */
async function openShared(read: () => SharedPlan, hash = `#${token}`) {
  const page = await createMemoryHost();
  page.answer(openPlanLink, read);
  const { hands } = page.open(Remote, `/shared-date${hash}`);
  return { page, hands };
}

test('A friend reads who, when, where and until when to expect a message', async () => {
  const { page } = await openShared(() => planOf());
  await screen.findByRole('heading', { level: 1, name: 'Your friend is meeting Zsófi' });
  const facts = [...document.querySelectorAll('dd')].map((fact) => fact.textContent);
  expect(facts[0]).toMatch(/^Thursday, November 26, 7\sPM–9:30\sPM/);
  expect(facts[1]).toBe('Kávézó a sarkon, Budapest');
  expect(facts.at(-2)).toBe('At the tram stop');
  expect(facts.at(-1)).toMatch(/^By 9\sPM$/);
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(page.asked(openPlanLink)[0]?.body).toEqual({ token });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
});

test('Without a place to show, a friend is asked to ask, and gets no map', async () => {
  await openShared(() => ({ ...planOf(), spotName: '…', place: '', city: '' }));
  expect((await screen.findByText('Ask your friend')).isConnected).toBe(true);
  expect(screen.queryByRole('link', { name: /OpenStreetMap/ })).toBeNull();
});

test('An idea is not a place: the friend reads that none is chosen, and gets no map', async () => {
  await openShared(() => planOf({ place: '', spotName: 'First pages in a library' }));
  expect((await screen.findByText(/^Not decided yet/)).isConnected).toBe(true);
  expect(screen.getByText('Their idea: First pages in a library, Budapest').isConnected).toBe(true);
  expect(screen.queryByRole('link', { name: /OpenStreetMap/ })).toBeNull();
});

test('A video date has no place and no map', async () => {
  await openShared(() => planOf({ video: true, matchName: '', checkIn: null }));
  await screen.findByRole('heading', { level: 1, name: 'Your friend has a date' });
  expect(screen.getByText('On a video call').isConnected).toBe(true);
  expect(screen.getByText('Once they’re home').isConnected).toBe(true);
  expect(screen.queryByText(/Kávézó/)).toBeNull();
  expect(screen.queryByRole('link', { name: /OpenStreetMap/ })).toBeNull();
});

test.each(['', '#short', `#${token}`])('When the link is %p and has ended, then the page says so', async (hash) => {
  await openShared(() => {
    throw apiRefusal('plan_link_gone');
  }, hash);
  await screen.findByRole('heading', { level: 1, name: 'This link has ended' });
  expect(screen.getByText(/^Call them\./).isConnected).toBe(true);
  expect(screen.getByText(/Worried that something is wrong/).isConnected).toBe(true);
});

test('When the service does not answer, then the friend can try again', async () => {
  let isDown = true;
  const { hands } = await openShared(() => {
    if (isDown) throw networkError();
    return planOf();
  });
  const again = await screen.findByRole('button', { name: /Try again|Retry/ }, { timeout: 20_000 });
  isDown = false;
  await hands.click(again);
  await screen.findByRole('heading', { level: 1, name: 'Your friend is meeting Zsófi' });
});
