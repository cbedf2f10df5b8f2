import { createCustomerPortal } from '@datewright/contracts/account/create-customer-portal';
import { createUnusedPlan, type PlanState, withCredits } from '@datewright/sdk/host/plan-state';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../src/copy/en.ts';
import { files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, freePlan, photoPage, press, text } from './support/photo-page.ts';
import { aResult, aService } from './support/results.ts';

beforeAll(standInForPictures);

const gate = (name: string) => screen.findByRole('dialog', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pro = (): PlanState =>
  withCredits(createUnusedPlan('monthly', { isSubscriptionActive: true }), 'photoanalyzer', 1);

test('The upgrade dialog closes by its cross and by Maybe later, and Upgrade Now leads back afterwards', async () => {
  const { page, open } = await photoPage(0, freePlan(0));
  const { hands } = open();
  for (const name of ['Close', 'Maybe later']) {
    await press(hands, 'Choose photos');
    await hands.click(within(await gate(en.gate.titles.trial_exhausted)).getByRole('button', { name }));
    await isGone();
  }
  await press(hands, 'Choose photos');
  await hands.click(screen.getByRole('link', { name: 'Upgrade Now' }));
  expect(`${location.pathname}${location.search}`).toBe(
    '/pricing?checkout=starter&source=photoanalyzer-trial_exhausted',
  );
  expect(history.state.usr).toEqual({ from: '/photoanalyzer' });
  expect(page.tracked).toEqual(expect.arrayContaining(['credit_gate_shown', 'cta_upgrade_click']));
});

test('With ten photos there is no room: the dialog says so before another one is chosen, and sells nothing', async () => {
  const { open } = await photoPage(15);
  const { hands } = open();
  await choose(hands, files(10));
  await button('Analyze 10 photos · 10 credits');
  await press(hands, 'Add more');
  const full = within(await gate('Need More Analysis Credits?'));
  full.getByText('You can have up to 10 photos at a time. Remove some, then add the others.');
  expect(full.queryByRole('link')).toBeNull();
});

test('A used free analysis says so, and links to the plans', async () => {
  const { open } = await photoPage(0, freePlan(0));
  const { hands } = open();
  await text(/^Your free analysis is used up/);
  await hands.click(screen.getByRole('link', { name: 'Upgrade' }));
  expect(`${location.pathname}${location.search}`).toBe('/pricing?checkout=starter&source=photoanalyzer-line');
  expect(history.state.usr).toEqual({ from: '/photoanalyzer' });
});

test('A member on the free plan is offered the full report with its PDF and prompts', async () => {
  const { page, open } = await photoPage(1, freePlan(1));
  aService(page, () => ({ result: aResult() }), 0);
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await press(hands, 'Get the full report');
  const report = await gate('Get the Full AI Photo Report');
  expect(within(report).getByText(/a PDF of it all, with prompts for the photos that are missing\./).isConnected).toBe(
    true,
  );
});

test('A subscriber prints the report from the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { page, open } = await photoPage();
  aService(page, () => ({ result: aResult() }));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await press(hands, 'Save as PDF');
  expect([print.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null]);
  const report = document.querySelector<HTMLElement>('[data-report]') as HTMLElement;
  expect(within(report).getByText(en.report.missing).isConnected).toBe(true);
  expect(within(report).getByText('One full-body photo.').isConnected).toBe(true);
  print.mockRestore();
});

test('On the highest plan the dialog leads to the subscription, and says so when the portal does not open', async () => {
  const { page, open } = await photoPage(1, pro);
  page.answer(createCustomerPortal, () => {
    throw apiRefusal('internal');
  });
  const { hands } = open();
  await choose(hands, files(2));
  await gate('Need More Analysis Credits?');
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
  await press(hands, 'Manage subscription');
  await waitFor(() =>
    expect(page.said).toEqual(['error: Something went wrong opening the subscription portal. Please try again later.']),
  );
  expect(page.asked(createCustomerPortal)).toHaveLength(1);
});

test('A plan without credits is named with its period', () => {
  const { periods, limitReached } = en.gate;
  expect((['daily', 'weekly', 'monthly', 'never'] as const).map((period) => limitReached(periods[period]))).toEqual([
    'You reached your daily plan limit.',
    'You reached your weekly plan limit.',
    'You reached your monthly plan limit.',
    'You reached your plan limit.',
  ]);
});
