import type {
  Needs,
  ResponseStyle,
  SectionName,
  TimeSlot,
  TransportMode,
} from '@datewright/contracts/datecoach/playbook-options';
import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { datingEvidence } from '@datewright/contracts/evidence';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import type { AiRequest } from '@datewright/tool-kit/ai/ai-client';
import { createPrompt, dataInstructions, strictObjectSchema } from '@datewright/tool-kit/ai/ai-prompt';
import { type AiVerdict, aiVerdictSchema, waiverInstructions } from '@datewright/tool-kit/moderation/ai-verdict';
import type { MemberWriting } from '@datewright/tool-kit/moderation/writing-profile';
import { type DateMaterial, maskMaterial } from '../rules/date-material.ts';
import { getSectionParts } from '../rules/section-shapes.ts';
import { buildCommonRules, gentleRule } from './common-rules.ts';

/** Named in logs and evals; raised with every change of the text. */
export const playbookPromptVersion = 'date-playbook-4';

export interface PlaybookOptions {
  style: ResponseStyle;
  transport: TransportMode | null;
  timeSlot: TimeSlot | null;
  needs: Needs;
  gentle: boolean;
  /** The spot is a home or out of the way, and the member's own choice. */
  isPrivate: boolean;
  /** Categories of harm that the member says do not apply. */
  overruled: readonly AiVerdict[];
  /** The sections to write. */
  sections: SectionName[];
}

const styleInstructions: Record<ResponseStyle, string> = {
  flirty: 'Style: warm and lightly playful; compliments on what somebody says or does, never on looks.',
  funny: 'Style: dry, kind humour, at nobody’s cost.',
  local:
    'Style: like a friend who knows towns: how to find a good place of that kind, when it is quiet, what to look for.',
  confident: 'Style: calm and clear, one decision at a time.',
  casual: 'Style: relaxed, as one types to a friend.',
  mysterious: 'Style: leaves room for curiosity; short lines.',
};

const timeInstructions = `
- "timeSlot" is when the date is. Three tips or more name that part of the day and are about it: light, meals, coffee, how full such a place gets, the way home. None fits another part of the day. It tells you nothing about opening hours or weather, and "needs" comes first.`;
const voiceInstructions = `
- "member.voice" holds messages that the member wrote to others. Questions to ask and lines that the member would say are in their manner: length, slang, how formal. Take no fact and no sentence from it, and leave it out of "kind". Tips stay plain.`;
const aboutInstructions = `
- "member.about" holds facts that may be said of the member. A line that the member would say may use one where it fits.`;

/** The instructions for the AI. An answer must not repeat them. */
export const buildPlaybookGuidance = (
  {
    style,
    timeSlot,
    gentle,
    isPrivate,
    overruled,
  }: Pick<PlaybookOptions, 'style' | 'timeSlot' | 'gentle' | 'isPrivate' | 'overruled'>,
  writing?: MemberWriting,
) => `You help an adult to get ready for a first date with one match at one kind of place: a playbook as the line of an evening, in sections. Nobody is a target; both should have a good time and be free to go.
${gentle ? gentleRule : styleInstructions[style]}

Rules
- Write the sections that "sections" names, in that order, each whole and with six tips or more. Write about this spot and this match: what one does, sees, waits for or can go wrong at this kind of place, and what they said. A tip that would read the same for another place is general advice: at most one in six.
- preparation: parts grooming, style, arrival, extras, venueSelection, timing, postDate; one or two tips each. "arrival" fits "transport" (CAR, PUBLIC, WALKING or null) and keeps their own way home.
- talk: part personalizedTalk, three tips from the match's own words; part icebreakers, three questions to ask. touch: parts naturalMoments and readingSignals, three each; every one with readNo: how a no looks here and what to do then. With "video" it is about connecting on screen. situations: parts problemSolving, unexpectedSituations, funnyResponses, two each: scenario is the moment, text what to do or say. exit: part exitTips: a kind end, a kind no, one for when it feels wrong, and others for how it can end here.
- text: one tip, under 300 characters. why: one sentence why it works here. scenario: null but in situations. readNo: null but in touch. quote: the words of the match that this tip comes from, or null. evidence: the key of the study below, only with a question to ask in talk that follows up on their words; else null. aboutPlace: true when the tip fits this kind of place${timeSlot ? ', or this time,' : ''} and no other.
${buildCommonRules({ isPrivate })}${timeSlot ? timeInstructions : ''}${writing?.voice ? voiceInstructions : ''}${writing?.about.length ? aboutInstructions : ''}${waiverInstructions(overruled)}`;

const studies = Object.values(datingEvidence)
  .map(({ id, claim }) => `- ${id}: ${claim}`)
  .join('\n');

const text = { type: 'string' };
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const answerFormat = ({ overruled }: PlaybookOptions) => ({
  name: 'date_playbook',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    sections: {
      type: 'array',
      items: strictObjectSchema({
        name: { type: 'string', enum: sectionNames },
        tips: {
          type: 'array',
          items: strictObjectSchema({
            part: { type: 'string', enum: sectionNames.flatMap(getSectionParts) },
            scenario: nullable(text),
            text,
            why: text,
            quote: nullable(text),
            evidence: nullable({ type: 'string', enum: Object.keys(datingEvidence) }),
            readNo: nullable(text),
            aboutPlace: { type: 'boolean' },
          }),
        },
      }),
    },
  }),
});

/** The complete prompt, without time limit and signal. */
export function buildPlaybookPrompt(
  material: DateMaterial,
  options: PlaybookOptions,
  mask: RequestMask,
): Pick<AiRequest, 'messages' | 'answer'> {
  const { style, transport, timeSlot, needs, gentle, sections } = options;
  const data = {
    sections,
    spot: mask.mask(material.spot),
    style: gentle ? 'gentle' : style,
    transport: needs.video ? null : transport,
    ...(timeSlot && { timeSlot }),
    needs,
    gentle,
    ...maskMaterial(material, mask),
  };
  return createPrompt(
    `${buildPlaybookGuidance(options, material.writing)}\n\n${dataInstructions}\n\nStudies\n${studies}`,
    data,
    answerFormat(options),
  );
}
