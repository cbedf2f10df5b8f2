import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { useState } from 'react';
import type { PlaybookPreferences } from '../../../hooks/use-playbook-preferences.ts';
import { usePlaybookPreferences } from '../../../hooks/use-playbook-preferences.ts';
import { useFindMatch } from '../../../lib/chatpad.ts';
import { toTimeSlot } from '../../../lib/plan-times.ts';
import { usePlans } from '../../plans/api/use-plans.ts';
import { useNewPlanDraft } from '../../plans/hooks/use-plan-form.ts';
import { useSuggestedTime } from '../../plans/hooks/use-suggested-time.ts';
import { findUpcomingPlan } from '../../plans/lib/find-plans.ts';
import type { PlanDraft } from '../../plans/lib/plan-draft.ts';
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
  /** Called with the values of the form of a new plan, which the next playbook uses. */
  changeDraft: (draft: PlanDraft | null) => void;
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
  const planned = { spotName: spot?.name ?? '', profileId: spot?.profileId ?? '' };
  const { draft, setDraft } = useNewPlanDraft(planned);
  const plan = findUpcomingPlan(plans, planned) ?? draft;
  const suggested = useSuggestedTime(planned.profileId);
  const base = spot && {
    locationId: spot.id,
    locationName: spot.name,
    profileId: spot.profileId,
    responseStyle: preferences.style,
    transportMode: spot.needs.video ? null : plan ? plan.transport : preferences.transport,
    needs: spot.needs,
  };
  const existing = useExistingPlaybook(base, stored, { listed: list.playbooks, readId });
  // A suggested time is no reason to write another playbook.
  const timeSlot = isTimed(plan) ? toTimeSlot(plan) : (existing.playbook?.timeSlot ?? toTimeSlot(suggested));
  return {
    target: base && { ...base, timeSlot },
    existing,
    writer: {
      ...writer,
      start(request) {
        setReadId(null);
        writer.start(request);
      },
    },
    list,
    preferences,
    changeDraft(next) {
      setDraft(next);
      if (next) changePreferences({ transport: next.transport });
    },
    changePreferences(part) {
      if (part.style) setReadId(null);
      changePreferences(part);
    },
    readKept({ operationId, responseStyle: style }) {
      changePreferences({ style });
      setReadId(operationId);
    },
    openPlaybook(playbook) {
      const { responseStyle: style, transportMode: transport, needs } = playbook;
      changePreferences({ style, ...(!needs.video && { transport }) });
      setReadId(playbook.operationId);
      planSelectedSpot(toSelectedSpot({ id: playbook.locationId, name: playbook.locationName }, playbook));
    },
    forgetPlaybook: stored.remove,
  };
}

/** A form may have an empty day or time. */
const isTimed = (plan: Pick<PlanDraft, 'day' | 'starts'> | null): plan is Pick<PlanDraft, 'day' | 'starts'> =>
  plan !== null && plan.day !== '' && plan.starts !== '';
