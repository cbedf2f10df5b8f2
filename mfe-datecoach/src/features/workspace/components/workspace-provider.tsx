import type { Quote } from '@datewright/contracts/datecoach/quote';
import { type Context, createContext, type ReactNode, useContext, useState } from 'react';
import { type Access, usePlanAccess } from '../../../hooks/use-plan-access.ts';
import { useSelection } from '../../../hooks/use-selection.ts';
import { usePlaybookList } from '../../playbook/hooks/use-existing-playbook.ts';
import { useStoredPlaybooks } from '../../playbook/hooks/use-stored-playbooks.ts';
import { type MatchSelection, useMatchSelection } from '../hooks/use-match-selection.ts';
import { type Playbooks, usePlaybooks } from '../hooks/use-playbooks.ts';
import { type SpotPlanning, useSpotPlanning } from '../hooks/use-spot-planning.ts';

interface ShownQuote {
  quote: Quote | null;
  showQuote: (quote: Quote | null) => void;
}

const AccessContext = createContext<Access | null>(null);
const MatchContext = createContext<MatchSelection | null>(null);
const SpotContext = createContext<SpotPlanning | null>(null);
const PlaybooksContext = createContext<Playbooks | null>(null);
const QuoteContext = createContext<ShownQuote | null>(null);

/** Holds what the views of the page share, each concern in a context of its own. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const access = usePlanAccess();
  const selection = useSelection();
  const matches = useMatchSelection(selection);
  const stored = useStoredPlaybooks();
  const list = usePlaybookList(stored);
  const spots = useSpotPlanning({ access, selection, matches, list });
  const playbooks = usePlaybooks(spots, stored, list);
  const [quote, showQuote] = useState<Quote | null>(null);
  return (
    <AccessContext value={access}>
      <MatchContext value={matches}>
        <SpotContext value={spots}>
          <PlaybooksContext value={playbooks}>
            <QuoteContext value={{ quote, showQuote }}>{children}</QuoteContext>
          </PlaybooksContext>
        </SpotContext>
      </MatchContext>
    </AccessContext>
  );
}

export const useAccess = () => useProvided(AccessContext);
export const useChosenMatch = () => useProvided(MatchContext);
export const useSpot = () => useProvided(SpotContext);
export const usePlaybook = () => useProvided(PlaybooksContext);
export const useQuote = () => useProvided(QuoteContext);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('This component must be inside WorkspaceProvider.');
  return value;
}
