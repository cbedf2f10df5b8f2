import type {
  ModerationCategory,
  ModerationNotice,
  ModerationReason,
  WaivableCategory,
} from '@datewright/contracts/moderation';
import type { MaskRequest, RequestMask } from '@datewright/safety/masking/request-mask';
import type { Author } from '@datewright/safety/moderation/authored-text';
import type { ModerationRequest } from '@datewright/safety/moderation/moderation-request';
import type { AiVerdict } from './ai-verdict.ts';

/** A member request as the safety checks see it. */
export interface ModerationServiceRequest extends ModerationRequest {
  /** The match's name, which is masked before a provider reads the texts. */
  name?: string;
  /** The member says that a suspicion of this kind is wrong. */
  waivedKind?: WaivableCategory | undefined;
}

/** A check that outside opinions still decide, while the tool's AI request may already run. */
export interface StartedCheck {
  /** A notice that is known already: the answer has to be gentle. */
  care: ModerationNotice | null;
  /** Aborted with `held_back` when the request is held back: ends the AI request that was begun. */
  heldBack: AbortSignal;
  /**
   * Waits for the opinions and adds what the AI itself says of the texts, `null` when it said nothing. Await it before the first output
   * is shown and before a credit is charged: it rejects with `held_back`. When it resolves to a notice that `care` did not have,
   * discard what was begun and write gently.
   */
  decide(verdict: AiVerdict | null): Promise<ModerationNotice | null>;
}

/**
 * The safety checks of one service. The rules decide what a text states outright. What they only suspect is put to the provider's
 * moderation and to the AI, and if neither answers, to the member. Worker threads read the texts, so that a slow text does not delay
 * other requests.
 */
export interface ModerationService {
  /** What the rules alone find, for what only reads: nothing is held back and nothing is counted. */
  findByRules(request: ModerationServiceRequest): Promise<ModerationNotice | null>;
  /** Checks by the rules alone, for what is free and never reaches an AI. Throws `held_back`; returns a notice for grief. */
  checkByRules(request: ModerationServiceRequest): Promise<ModerationNotice | null>;
  /** Checks before any credit and any AI call. Throws `held_back`; returns a notice when the answer has to be gentle. */
  check(request: ModerationServiceRequest): Promise<ModerationNotice | null>;
  /**
   * Like `check`, but waits for the rules only: throws `held_back` for what is certain, and for everything else returns while the
   * provider and the AI are asked.
   */
  startCheck(request: ModerationServiceRequest): Promise<StartedCheck>;
  /** Checks what the AI itself says of the texts. Throws `held_back`; returns a notice when the answer has to be gentle. */
  checkAiVerdict(kind: AiVerdict, request: ModerationServiceRequest): Promise<ModerationNotice | null>;
  /** Throws `held_back` for a verdict that the member cannot waive. */
  holdBack(reason: ModerationReason, author: Author, request: ModerationServiceRequest): Promise<never>;
  /** Checks texts of an AI; the result tells which may be shown. A text that was not checked may not. */
  moderateAnswer(texts: readonly string[]): Promise<(text: string) => boolean>;
  /** Masks all texts of one request that are sent to an AI. */
  mask(request: MaskRequest): Promise<RequestMask>;
  /** Counts that a member calls a verdict wrong. */
  reportWrongVerdict(kind: ModerationCategory): void;
}
