import type { useSelection } from '../../../hooks/use-selection.ts';
import { isMatchClosed, type Match, type MatchesState, useMatches } from '../../../lib/chatpad.ts';

export interface MatchSelection {
  matches: MatchesState;
  /** The chosen match, unless it is closed. */
  match: Match | null;
  /** The chosen match is closed, so nothing is written for it. */
  isClosed: boolean;
  isClosedMatch: (profileId: string) => boolean;
  /** Whether ChatPad still has the match; undefined while that is not known. */
  hasMatch: (profileId: string) => boolean | undefined;
  chooseMatch: (matchId: string | null) => void;
}

export function useMatchSelection({ matchId, chooseMatch }: ReturnType<typeof useSelection>): MatchSelection {
  const matches = useMatches(matchId);
  const { chosen, matches: all } = matches;
  const match = chosen && !isMatchClosed(chosen) ? chosen : null;
  return {
    matches,
    match,
    isClosed: chosen !== null && match === null,
    isClosedMatch: (profileId) => all?.some((other) => other.id === profileId && isMatchClosed(other)) ?? false,
    hasMatch: (profileId) => all?.some(({ id }) => id === profileId),
    chooseMatch,
  };
}
