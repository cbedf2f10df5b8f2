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
import { hasReportInstructions, noticeVariantFor, type SafetyNoticeContext } from './notice-rules.ts';
import { ReportInstructions } from './report-instructions.tsx';

interface Props {
  notice: ModerationNotice;
  context: SafetyNoticeContext;
  /** It answers something that was pressed: its title takes the focus. */
  focus?: boolean;
  /** Going on costs a credit. */
  isCharged?: boolean;
  /** The member says that it is wrong: the kind, and never the text. A visitor has nobody to say it to. */
  onReportFalsePositive?: (kind: ModerationCategory) => void;
  onContinue?: (kind: WaivableCategory) => void;
  /** The member's text without what it was about. */
  onUseRemainingText?: (text: string) => void;
}

/** In place of suggestions or a score: why nothing was written, where to turn, and what can be done. */
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
  // A bio has one author, whoever is said to have written it, and so have photos.
  const care: ModerationNotice = context === 'profile' || context === 'photos' ? { ...judged, by: 'member' } : judged;
  const { kind, by, language, replies, rest } = care;
  const words = language === 'hu' ? hu : en;
  const { actions } = words;
  const sides = words.told[care.reason];
  const told = selectNoticeCopy(sides, care, context);
  const isSlim = kind === 'grief';
  const Box = isSlim ? CompactFrame : Frame;
  const waived = care.mayGoOn && onContinue && isWaivable(kind) ? kind : null;
  return (
    <Box as="section" lang={language} aria-labelledby={title}>
      <NoticeHeading id={title} noticeCopy={told} size={isSlim ? 18 : 22} focus={focus} />
      <NoticeHelp notice={care} steps={told.steps ?? []} words={words.help} />
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

/** Spots and playbooks are about asking out: where that makes a difference, it is said in other words. */
function selectNoticeCopy(sides: NoticeVariants, care: ModerationNotice, tool: SafetyNoticeContext): NoticeCopy {
  if (care.certainty === 'suspected' && care.by === 'match' && sides.suspected) return sides.suspected;
  if (tool === 'date') return sides.date ?? sides[noticeVariantFor(care, 'chat')] ?? sides.chat;
  return sides[noticeVariantFor(care, tool)] ?? sides.profile;
}

const isWaivable = (kind: ModerationCategory): kind is WaivableCategory => kind in en.questions;
