import type { Care, CareKind, WaivedKind } from '@datewright/contracts/safety';
import { Button, Text } from '@datewright/ui';
import { useId } from 'react';
import { en } from '../../copy/care/en.ts';
import { hu } from '../../copy/care/hu.ts';
import type { Sides, Told } from '../../copy/care/told.ts';
import { Actions, Frame, Slim } from './care-frame.ts';
import { CareHead } from './care-head.tsx';
import { CareHelp } from './care-help.tsx';
import { type CareTool, sideOf, tellsHowToReport } from './care-parts.ts';
import { CaringReply, Goodbyes } from './free-replies.tsx';
import { HowToReport } from './how-to-report.tsx';
import { WrongButton } from './wrong-button.tsx';

interface Props {
  care: Care;
  tool: CareTool;
  /** It answers something that was pressed: its title takes the focus. */
  focus?: boolean;
  /** Going on costs a credit. */
  costs?: boolean;
  /** The member says that it is wrong: the kind, and never the text. A visitor has nobody to say it to. */
  onWrong?: (kind: CareKind) => void;
  onGoOn?: (kind: WaivedKind) => void;
  /** The member's text without what it was about. */
  onUseRest?: (text: string) => void;
}

/** In place of suggestions or a score: why nothing was written, where to turn, and what can be done. */
export function CareCard({ care: judged, tool, focus = false, costs = false, onWrong, onGoOn, onUseRest }: Props) {
  const title = useId();
  // A bio has one author, whoever is said to have written it, and so have photos.
  const care: Care = tool === 'bio' || tool === 'photo' ? { ...judged, by: 'member' } : judged;
  const { kind, by, language, replies, rest } = care;
  const words = language === 'hu' ? hu : en;
  const { actions } = words;
  const sides = words.told[care.reason];
  const told = toldOf(sides, care, tool);
  const isSlim = kind === 'grief';
  const Box = isSlim ? Slim : Frame;
  const waived = care.mayGoOn && onGoOn && isWaivable(kind) ? kind : null;
  return (
    <Box as="section" lang={language} aria-labelledby={title}>
      <CareHead id={title} told={told} size={isSlim ? 18 : 22} focus={focus} />
      <CareHelp care={care} steps={told.steps ?? []} words={words.help} />
      {kind === 'clear-no' && replies.length > 0 && <Goodbyes replies={replies} words={actions} />}
      {tellsHowToReport(care) && <HowToReport words={words.report} />}
      {care.asksAge && <Text>{actions.asksAge}</Text>}
      <Actions>
        {onUseRest && rest !== '' && (
          <Button variant="secondary" onClick={() => onUseRest(rest)}>
            {actions.useRest}
          </Button>
        )}
        {kind === 'self-harm' && by === 'match' && replies.length > 0 && (
          <CaringReply replies={replies} words={actions} />
        )}
        {onWrong && (
          <WrongButton
            key={care.reason}
            words={words}
            question={waived && words.questions[waived][by]}
            costs={costs}
            onWrong={() => onWrong(kind)}
            onGoOn={() => waived && onGoOn?.(waived)}
          />
        )}
      </Actions>
    </Box>
  );
}

/** Spots and playbooks are about asking out: where that makes a difference, it is said in other words. */
function toldOf(sides: Sides, care: Care, tool: CareTool): Told {
  if (care.certainty === 'suspected' && care.by === 'match' && sides.suspected) return sides.suspected;
  if (tool === 'date') return sides.date ?? sides[sideOf(care, 'chat')] ?? sides.chat;
  return sides[sideOf(care, tool)] ?? sides.bio;
}

const isWaivable = (kind: CareKind): kind is WaivedKind => kind in en.questions;
