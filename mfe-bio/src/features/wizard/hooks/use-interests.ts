import { useState } from 'react';
import { addInterest, type InterestsFull } from '../lib/interests.ts';
import type { SavedWizard } from '../lib/saved-wizard.ts';

interface Options {
  state: SavedWizard;
  change: (part: Partial<SavedWizard>) => void;
}

/** The list of interests, and why another one can't be added. */
export function useInterests({ state, change }: Options) {
  const [full, setFull] = useState<InterestsFull | null>(null);
  return {
    full,
    add(interest: string, how: 'suggested' | 'typed'): void {
      const next = addInterest(state.interests, interest, how);
      setFull(next.full);
      change({ interests: next.list, ...(how === 'typed' && next.full === null && { typed: '' }) });
    },
    remove(interest: string): void {
      setFull(null);
      change({ interests: state.interests.filter((other) => other !== interest) });
    },
  };
}
