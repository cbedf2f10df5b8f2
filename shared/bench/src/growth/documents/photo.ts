import { type CreateDocument, createPaidRequest, daysFromNow } from './stored.ts';

export const photoIdOf = (index: number) => `photo-number-${index}`;

export const createPhoto: CreateDocument = (userId, index) => ({
  ...createPaidRequest(userId, photoIdOf(index), daysFromNow(0)),
  upload: `upload-${index}`,
  result: {
    type: 'profile',
    score: 7.5,
    feedback: { pros: ['Your face is well lit.'], cons: ['The horizon tilts.'], suggestion: 'Turn to the window.' },
    differs: null,
    measured: { facts: [], faces: [], own: null, crops: [], print: '0123456789abcdef', score: 8 },
    writtenBy: 'demo AI',
    sees: true,
  },
});

/** Answers of friends to one pair each, as many as `answers`. */
export const createFriendLink =
  (answers: number): CreateDocument =>
  (userId, index) => ({
    _id: `link${String(index).padStart(4, '0')}${userId.slice(0, 8)}`,
    userId,
    slot: index,
    tokenHash: `hash-${index}-${userId}`,
    createdAt: daysFromNow(0),
    expiresAt: daysFromNow(5),
    photos: [0, 1, 2].map((at) => ({ operationId: photoIdOf(at), isThere: true })),
    answers: Array.from({ length: answers }, (_, at) => ({
      friend: `friend-${at}`,
      place: `place-${at}`,
      choices: [{ better: at % 2, other: 2 }],
    })),
  });
