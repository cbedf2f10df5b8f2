import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import type { TimeSlot } from '@datewright/contracts/datecoach/playbook-options';
import { useState } from 'react';
import type { PlaybookPreferences } from '../../../hooks/use-playbook-preferences.ts';
import { usePlaybookPreferences } from '../../../hooks/use-playbook-preferences.ts';
import { useFindMatch } from '../../../lib/chatpad.ts';
import { usePlans } from '../../plans/api/use-plans.ts';
import { findUpcomingPlan } from '../../plans/lib/find-plans.ts';
import { toTimeSlot } from '../../plans/lib/plan-times.ts';
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
  /** When the member has planned the date at this spot. */
  plannedTime: TimeSlot | null;
  changePreferences: (part: Partial<PlaybookPreferences>) => void;
  /** Shows another of the playbooks kept for this spot. */
  readKept: (playbook: PlaybookSummary) => void;
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
  // A playbook that the member picked among those of this spot; otherwise the style decides.
  const [readId, setReadId] = useState<string | null>(null);
  const writer = usePlaybookWriter({ findMatch: useFindMatch(), onWritten: stored.save });
  const { plans } = usePlans();
  const plan = spot && findUpcomingPlan(plans, { spotName: spot.name, profileId: spot.profileId });
  const plannedTime = plan ? toTimeSlot(plan) : null;
  const { partOfDay } = preferences;
  const target: PlaybookTarget | null = spot && {
    locationId: spot.id,
    locationName: spot.name,
    profileId: spot.profileId,
    responseStyle: preferences.style,
    transportMode: spot.needs.video ? null : preferences.transport,
    timeSlot: plannedTime ?? (partOfDay && { weekday: null, partOfDay }),
    needs: spot.needs,
  };
  return {
    target,
    existing: useExistingPlaybook(target, stored, { listed: list.playbooks, readId }),
    writer: {
      ...writer,
      start(request) {
        setReadId(null);
        writer.start(request);
      },
    },
    list,
    preferences,
    plannedTime,
    changePreferences(part) {
      if (part.style) setReadId(null);
      changePreferences(part);
    },
    readKept({ operationId, responseStyle: style }) {
      changePreferences({ style });
      setReadId(operationId);
    },
    openPlaybook(playbook) {
      const { responseStyle: style, transportMode: transport, timeSlot, needs } = playbook;
      const partOfDay = timeSlot?.partOfDay ?? null;
      changePreferences({ style, partOfDay, ...(!needs.video && { transport }) });
      setReadId(playbook.operationId);
      planSelectedSpot(toSelectedSpot({ id: playbook.locationId, name: playbook.locationName }, playbook));
    },
    forgetPlaybook: stored.remove,
  };
}
