import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { withinLimit } from './heartbeat.ts';

const limitMs = 30_000;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of WCAG 2.2 AA that `part` of the page breaks, those of serious impact: what the remote shows, or the frame around it. */
export async function checkAccessibility(page: Page, part: 'main' | 'frame'): Promise<string[]> {
  await withinLimit(page.evaluate(axe.source), limitMs);
  const violations = await withinLimit(page.evaluate(findSeriousViolations, { tags, part }), limitMs);
  return violations.map((violation) => `breaks the accessibility rule ${violation}.`);
}

/** Runs in the page. */
async function findSeriousViolations({ tags, part }: { tags: string[]; part: 'main' | 'frame' }): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const options = { runOnly: tags, iframes: false, resultTypes: ['violations' as const] };
  const { violations } = await run(part === 'main' ? 'main' : { include: ['body'], exclude: ['main'] }, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id} (${help}) at ${nodes[0]?.target.join(' ')}`);
}
