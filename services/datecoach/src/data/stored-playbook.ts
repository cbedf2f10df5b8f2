import type { Playbook, PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { type SectionName, sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import {
  type NewPaidRequest,
  type PaidRequest,
  paidRequestFields,
} from '@datewright/tool-kit/paid-requests/paid-request';
import { Schema } from 'mongoose';
import type { DateMaterial } from '../rules/date-material.ts';

type PlaybookDetails = Pick<
  PlaybookSummary,
  'locationId' | 'locationName' | 'profileId' | 'matchName' | 'responseStyle' | 'transportMode' | 'timeSlot' | 'needs'
>;

/** One playbook requested by a member. */
export interface StoredPlaybook extends PaidRequest, PlaybookDetails {
  /** Hash of the inputs that make two requests ask for the same playbook. */
  sameness: string;
  /** The texts that the playbook is written from; removed once it is written. */
  material?: DateMaterial;
  /** When its first worker started. */
  begunAt?: Date;
  sections: Section[];
  writtenBy: string;
  isPrivatePlace: boolean;
  care: ModerationNotice | null;
  /** The notice shown to the member when moderation stopped the playbook. */
  failureCare?: ModerationNotice;
  /** When a client last waited for its first section. */
  readAt?: Date;
  /** Once set, the playbook is charged when it is complete. */
  shownAt?: Date;
  /** When the member first had the complete playbook in front of them. */
  openedAt?: Date;
  /** Set when the last waiting client disconnected before anything was shown. */
  stoppedAt?: Date;
}

/** The fields that show whether there is something new to read. */
export type PlaybookStatus = Pick<
  StoredPlaybook,
  'state' | 'leaseUntil' | 'begunAt' | 'failure' | 'failureCare' | 'stoppedAt'
> & { sections: Pick<Section, 'name'>[] };

export const statusProjection = {
  state: 1,
  leaseUntil: 1,
  begunAt: 1,
  failure: 1,
  failureCare: 1,
  stoppedAt: 1,
  'sections.name': 1,
} as const;
export type NewPlaybook = NewPaidRequest<StoredPlaybook>;

const mixed = Schema.Types.Mixed;
export const playbookSchema = new Schema<StoredPlaybook>(
  {
    ...paidRequestFields,
    locationId: String,
    locationName: String,
    profileId: String,
    matchName: String,
    responseStyle: String,
    transportMode: { type: String, default: null },
    timeSlot: { type: mixed, default: null },
    needs: mixed,
    sameness: String,
    material: mixed,
    begunAt: Date,
    sections: { type: mixed, default: [] },
    writtenBy: String,
    isPrivatePlace: Boolean,
    care: { type: mixed, default: null },
    failureCare: mixed,
    readAt: Date,
    shownAt: Date,
    openedAt: Date,
    stoppedAt: Date,
  },
  { versionKey: false, minimize: false },
);
playbookSchema.index({ userId: 1, createdAt: -1, _id: -1 });
playbookSchema.index({ userId: 1, sameness: 1 });
playbookSchema.index({ state: 1, createdAt: 1 });

/** The sections written so far, in playbook order, up to the first missing one. */
export function getOrderedSections<Part extends Pick<Section, 'name'>>({
  sections,
}: {
  sections: readonly Part[];
}): Part[] {
  const ordered = sectionNames.map((name) => sections.find((one) => one.name === name));
  const missing = ordered.indexOf(undefined);
  return ordered.slice(0, missing < 0 ? undefined : missing).flatMap((one) => one ?? []);
}

export const getMissingSections = ({ sections }: Pick<StoredPlaybook, 'sections'>): SectionName[] =>
  sectionNames.filter((name) => !sections.some((one) => one.name === name));

export const toPlaybookSummary = (stored: StoredPlaybook): PlaybookSummary => ({
  operationId: stored.operationId,
  locationId: stored.locationId,
  locationName: stored.locationName,
  profileId: stored.profileId,
  matchName: stored.matchName,
  responseStyle: stored.responseStyle,
  transportMode: stored.transportMode,
  timeSlot: stored.timeSlot ?? null,
  needs: stored.needs,
  createdAt: stored.createdAt.toISOString(),
  isWhole: stored.state === 'done',
});

export const toPlaybook = (stored: StoredPlaybook): Playbook => ({
  ...toPlaybookSummary(stored),
  writtenBy: stored.writtenBy,
  sections: getOrderedSections(stored),
  isPrivatePlace: stored.isPrivatePlace,
  care: stored.care,
});
