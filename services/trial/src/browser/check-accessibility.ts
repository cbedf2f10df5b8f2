import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { withinLimit } from './heartbeat.ts';

const limitMs = 30_000;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of WCAG 2.2 AA that the part of the page which the remote shows breaks, those of serious impact. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  await withinLimit(page.evaluate(axe.source), limitMs);
  const violations = await withinLimit(page.evaluate(findSeriousViolations, tags), limitMs);
  return violations.map((violation) => `breaks the accessibility rule ${violation}.`);
}

/** Runs in the page. */
async function findSeriousViolations(runOnly: string[]): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run('main', { runOnly, iframes: false, resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id} (${help}) at ${nodes[0]?.target.join(' ')}`);
}
