import { type CreateDocument, createPaidRequest, minutesAfterStart } from './stored.ts';

export const createDraft: CreateDocument = (userId, index) => ({
  ...createPaidRequest(userId, `draft-${index}`, minutesAfterStart(index)),
  kind: 'generate',
  bio: `Amateur baker number ${index}, professional napper.`,
  essence: `essence-${index}`,
  bonus: false,
  answer: { writtenBy: 'demo AI' },
});

/** A member has one, with as many versions as are kept. */
export const createBio: CreateDocument = (userId) => ({
  _id: userId,
  bio: 'Amateur baker, professional napper.',
  version: 20,
  updatedAt: minutesAfterStart(20),
  versions: Array.from({ length: 20 }, (_, at) => ({
    version: at + 1,
    bio: `Amateur baker, version ${at + 1}.`,
    at: minutesAfterStart(at),
  })),
});
