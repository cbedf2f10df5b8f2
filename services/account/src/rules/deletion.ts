import type { Deletion } from '@datewright/contracts/account/deletion';
import type { DeletionProof } from '../data/deletion-proof-repository.ts';
import type { DeletionRecord } from '../data/user-model.ts';

export function toDeletion(found: DeletionRecord | DeletionProof): Deletion {
  const isProof = 'completedAt' in found;
  return {
    reference: isProof ? found._id : found.reference,
    requestedAt: found.requestedAt.toISOString(),
    erased: found.erased.map(({ service, at }) => ({ service, at: at.toISOString() })),
    waiting: isProof ? [] : [...found.waiting, 'account'],
    completedAt: isProof ? found.completedAt.toISOString() : null,
  };
}
