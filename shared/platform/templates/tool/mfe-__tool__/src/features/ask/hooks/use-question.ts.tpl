import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

const storedQuestion = z.object({ question: z.string() });

/** The typed question, which survives a reload and is shared by all tabs. */
export function useQuestion(userId: string): [question: string, setQuestion: (question: string) => void] {
  const key = `__tool__:${userId}:question`;
  const read = () => readPersisted('localStorage', key, storedQuestion) ?? { question: '' };
  const [{ question }, setStored] = usePersistedState('localStorage', key, read);
  return [question, (next) => setStored({ question: next })];
}
