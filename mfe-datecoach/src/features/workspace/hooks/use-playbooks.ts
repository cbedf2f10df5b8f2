import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import type { PlaybookPreferences } from '../../../hooks/use-playbook-preferences.ts';
import { usePlaybookPreferences } from '../../../hooks/use-playbook-preferences.ts';
import { useFindMatch } from '../../../lib/chatpad.ts';
import {
  type ExistingPlaybook,
  type PlaybookListState,
  useExistingPlaybook,
} from '../../playbook/hooks/use-existing-playbook.ts';
import { type PlaybookWriter, usePlaybookWriter } from '../../playbook/hooks/use-playbook-writer.ts';
import type { StoredPlaybooks } from '../../playbook/hooks/use-stored-playbooks.ts';
import type { PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import { toSelectedSpot } from '../../spots/hooks/use-linked-spot.ts';
import type { SpotPlanning } from './use-spot-planning.ts';

export interface Playbooks {
  /** The playbook that the current selection would produce, or `null` without a spot. */
  target: PlaybookTarget | null;
  existing: ExistingPlaybook;
  writer: PlaybookWriter;
  list: PlaybookListState;
  preferences: PlaybookPreferences;
  changePreferences: (part: Partial<PlaybookPreferences>) => void;
  openPlaybook: (playbook: PlaybookSummary) => void;
  /** Removes it from this browser after it was deleted on the service. */
  forgetPlaybook: (operationId: string) => void;
}

/** The playbook for the chosen spot, and earlier ones. */
export function usePlaybooks(
  { spot, planSelectedSpot }: SpotPlanning,
  stored: StoredPlaybooks,
  list: PlaybookListState,
): Playbooks {
  const [preferences, changePreferences] = usePlaybookPreferences();
  const target: PlaybookTarget | null = spot && {
    locationId: spot.id,
    locationName: spot.name,
    profileId: spot.profileId,
    responseStyle: preferences.style,
    transportMode: spot.needs.video ? null : preferences.transport,
    needs: spot.needs,
  };
  return {
    target,
    existing: useExistingPlaybook(target, stored, list.playbooks),
    writer: usePlaybookWriter({ findMatch: useFindMatch(), onWritten: stored.save }),
    list,
    preferences,
    changePreferences,
    openPlaybook(playbook) {
      const { responseStyle: style, transportMode: transport, needs } = playbook;
      changePreferences({ style, ...(!needs.video && { transport }) });
      planSelectedSpot(toSelectedSpot({ id: playbook.locationId, name: playbook.locationName }, playbook));
    },
    forgetPlaybook: stored.remove,
  };
}
