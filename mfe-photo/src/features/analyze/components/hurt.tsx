import type { Care } from '@datewright/contracts/safety';
import { useLocale } from '@datewright/sdk/host';
import { CareCard } from '@datewright/ui/care-card';
import { useReportWrong } from '../use-report-wrong.ts';

/** In place of a plain line, for a photo that shows that somebody is hurting: where to turn, now. */
export function Hurt() {
  const language = useLocale();
  const report = useReportWrong();
  const care: Care = {
    kind: 'self-harm',
    reason: 'self-harm',
    by: 'member',
    language,
    mayGoOn: false,
    replies: [],
    rest: '',
  };
  return <CareCard tool="bio" care={care} onWrong={() => report('photo_self_harm')} />;
}
