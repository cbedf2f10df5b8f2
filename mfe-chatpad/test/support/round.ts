import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';

/** A round of openers that the demo AI wrote. */
export const createRound = (suggestions: Suggestion[]): Round => ({
  id: 'r1',
  operationId: 'op-12345678',
  mode: 'opener',
  tone: 'bold',
  draft: null,
  writtenBy: 'demo AI',
  suggestions,
  createdAt: '2026-11-22T12:00:00Z',
});
