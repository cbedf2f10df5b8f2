import type { ModerationCategory, ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { Button, Text } from '@datewright/ui';
import { useId } from 'react';
import { en } from '../copy/safety-notice/en.ts';
import { hu } from '../copy/safety-notice/hu.ts';
import type { NoticeCopy, NoticeVariants } from '../copy/safety-notice/notice-copy.ts';
import { FalsePositiveButton } from './false-positive-button.tsx';
import { CaringReply, GoodbyeReplies } from './free-replies.tsx';
import { NoticeHeading } from './notice-heading.tsx';
import { NoticeHelp } from './notice-help.tsx';
import { Actions, CompactFrame, Frame } from './notice-layout.ts';
import { hasReportInstructions, helpKindFor, noticeVariantFor, type SafetyNoticeContext } from './notice-rules.ts';
import { ReportInstructions } from './report-instructions.tsx';

interface Props {
  notice: ModerationNotice;
  context: SafetyNoticeContext;
  /** True when the card answers a press of a button: its title takes the focus. */
  focus?: boolean;
  /** Continuing costs a credit. */
  isCharged?: boolean;
  /**
   * Reports a wrong verdict: the category, never the text. Left out for visitors, who have no account to report from.
   */
  onReportFalsePositive?: (kind: ModerationCategory) => void;
  onContinue?: (kind: WaivableCategory) => void;
  /** Receives the member's text without the part that was held back. */
  onUseRemainingText?: (text: string) => void;
}

/**
 * Takes the place of suggestions or a score: why nothing was written, where to get help, and what the member can do.
 */
export function SafetyNotice({
  notice: judged,
  context,
  focus = false,
  isCharged = false,
  onReportFalsePositive,
  onContinue,
  onUseRemainingText,
}: Props) {
  const title = useId();
  // Bios and photos have one author, whoever the verdict names.
  const care: ModerationNotice = context === 'profile' || context === 'photos' ? { ...judged, by: 'member' } : judged;
  const { kind, by, language, replies, rest } = care;
  const words = language === 'hu' ? hu : en;
  const { actions } = words;
  const sides = words.told[care.reason];
  const told = selectNoticeCopy(sides, care, context);
  const isSlim = kind === 'grief';
  // Help lines come as early as possible.
  const firstCount = helpKindFor(care) && kind !== 'threat' ? 1 : told.text.length;
  const [first, afterNumber] = [told.text.slice(0, firstCount), told.text.slice(firstCount)];
  const Box = isSlim ? CompactFrame : Frame;
  const waived = care.mayGoOn && onContinue && isWaivable(kind) ? kind : null;
  return (
    <Box as="section" lang={language} aria-labelledby={title}>
      <NoticeHeading id={title} title={told.title} texts={first} size={isSlim ? 18 : 22} focus={focus} />
      <NoticeHelp notice={care} texts={afterNumber} steps={told.steps ?? []} words={words.help} />
      {kind === 'clear-no' && replies.length > 0 && <GoodbyeReplies replies={replies} words={actions} />}
      {hasReportInstructions(care) && <ReportInstructions words={words.report} />}
      {care.asksAge && <Text>{actions.asksAge}</Text>}
      <Actions>
        {onUseRemainingText && rest !== '' && (
          <Button variant="secondary" onClick={() => onUseRemainingText(rest)}>
            {actions.useRest}
          </Button>
        )}
        {kind === 'self-harm' && by === 'match' && replies.length > 0 && (
          <CaringReply replies={replies} words={actions} />
        )}
        {onReportFalsePositive && (
          <FalsePositiveButton
            key={care.reason}
            words={words}
            question={waived && words.questions[waived][by]}
            isCharged={isCharged}
            onReport={() => onReportFalsePositive(kind)}
            onContinue={() => waived && onContinue?.(waived)}
          />
        )}
      </Actions>
    </Box>
  );
}

/** Date plans are about asking someone out, so some notices have a variant for them. */
function selectNoticeCopy(sides: NoticeVariants, care: ModerationNotice, tool: SafetyNoticeContext): NoticeCopy {
  if (care.certainty === 'suspected' && care.by === 'match' && sides.suspected) return sides.suspected;
  if (tool === 'date') return sides.date ?? sides[noticeVariantFor(care, 'chat')] ?? sides.chat;
  return sides[noticeVariantFor(care, tool)] ?? sides.profile;
}

const isWaivable = (kind: ModerationCategory): kind is WaivableCategory => kind in en.questions;
