import type { Care, WaivedKind } from '@datewright/contracts/safety';
import { useLocale } from '@datewright/sdk/host';
import { CareCard } from '@datewright/ui/care-card';
import { useReportWrong } from '../api/use-report-wrong.ts';

interface Props {
  care: Care;
  /** It is what the pressed button came to. */
  focus?: boolean;
  /** Missing while nothing else can be asked for. */
  onGoOn?: ((kind: WaivedKind) => void) | undefined;
  onUseRest?: ((draft: string) => void) | undefined;
}

/** Why nothing was written, or why it is gentle. */
export function RunCare({ care, focus, onGoOn, onUseRest }: Props) {
  const report = useReportWrong();
  return <CareCard tool="chat" costs {...{ care, focus, onGoOn, onUseRest }} onWrong={report} />;
}

/** Stands wherever a match is open to whom nothing is written any more. */
export function ClosedMatch() {
  const language = useLocale();
  const care: Care = {
    kind: 'minor',
    reason: 'minor',
    by: 'match',
    language,
    mayGoOn: false,
    replies: [],
    rest: '',
  };
  return <RunCare care={care} />;
}
