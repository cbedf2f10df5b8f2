import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

const kept = z.object({ question: z.string() });

/** What is typed survives a reload, and is the same in every tab. */
export function useQuestion(userId: string): [question: string, change: (question: string) => void] {
  const key = `__tool__:${userId}:question`;
  const read = () => readPersisted('localStorage', key, kept) ?? { question: '' };
  const [{ question }, change] = usePersistedState('localStorage', key, read);
  return [question, (next) => change({ question: next })];
}
