import type { DatingApp } from '@datewright/contracts/bio/rules';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { createContext, useContext } from 'react';

const storedApp = z.object({ app: z.enum(['tinder', 'bumble', 'hinge']) });

/** The dating app that the member last chose on this device. */
export function useStoredApp(userId: string): ChosenApp {
  const key = `bio:${userId}:app`;
  const [{ app }, change] = usePersistedState<Pick<ChosenApp, 'app'>>(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, storedApp) ?? { app: 'tinder' },
  );
  return { app, choose: (next) => change({ app: next }) };
}

interface ChosenApp {
  app: DatingApp;
  choose: (app: DatingApp) => void;
}

export const ChosenAppContext = createContext<ChosenApp>({ app: 'tinder', choose() {} });

export const useChosenApp = () => useContext(ChosenAppContext);
