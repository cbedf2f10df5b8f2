import { type CreateDocument, createPaidRequest, minutesAfterStart, type StoredDocument } from './stored.ts';

export const matchIdOf = (userId: string, index: number) => `match-${index}-${userId}`;

export const createMatch: CreateDocument = (userId, index) => ({
  _id: matchIdOf(userId, index),
  userId,
  name: `Anna ${index}`,
  age: 29,
  bio: 'Amateur baker, professional napper. Looking for someone to share my dumplings with.',
  interests: ['hiking', 'sushi', 'board games'],
  messages: Array.from({ length: 20 }, (_, at) => ({
    sender: at % 2 === 0 ? 'match' : 'user',
    content: `Message ${at}: slept like a suitcase, woke up in Trieste. How was the night train?`,
  })),
  version: 1,
  createdAt: minutesAfterStart(index),
  updatedAt: minutesAfterStart(index),
  lastMessageAt: minutesAfterStart(index),
});

/** One round of five suggestions for a match; the first line of every tenth round is saved. */
export function createRound(userId: string, match: number, index: number): StoredDocument {
  const operationId = `round-${match}-${index}`;
  return {
    ...createPaidRequest(userId, operationId, minutesAfterStart(match * 1000 + index)),
    roundId: operationId,
    matchId: matchIdOf(userId, match),
    mode: 'opener',
    tone: 'flirty',
    draft: null,
    writtenBy: 'demo AI',
    suggestions: Array.from({ length: 5 }, (_, at) => ({
      id: `${operationId}-${at}`,
      text: 'Professional napper is a bold job title. What does a promotion look like?',
      reason: 'It picks up her own joke and asks an easy question.',
      evidence: 'professional napper',
      saved: at === 0 && index % 10 === 0,
    })),
  };
}
