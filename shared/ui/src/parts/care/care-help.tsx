import type { Care } from '@datewright/contracts/safety';
import type { CareWords } from '../../copy/care/en.ts';
import { dangerOf, helpOf } from './care-parts.ts';
import { CareSteps } from './care-steps.tsx';
import { HelpList } from './help-list.tsx';
import { emergencyNear, ownZone } from './help-near.ts';
import { WithNumber } from './phone.tsx';

interface Props {
  care: Care;
  steps: readonly string[];
  words: CareWords['help'];
}

/** What to do and where to turn. Where somebody may be harmed, whom to call comes before all advice. */
export function CareHelp({ care, steps, words }: Props) {
  const zone = ownZone();
  const emergency = emergencyNear(zone);
  const danger = dangerOf(care);
  const help = helpOf(care);
  const title = help === 'child' ? 'child' : danger === 'them' ? 'them' : 'self';
  const urgent = danger && <WithNumber words={words.danger[danger](emergency)} number={emergency} />;
  const lines = help && (
    <HelpList kind={help} title={words.titles[title]} words={words} language={care.language} zone={zone}>
      {urgent && <p>{urgent}</p>}
    </HelpList>
  );
  return (
    <>
      {care.kind !== 'threat' && lines}
      <CareSteps first={help ? null : urgent} steps={steps} />
      {care.kind === 'threat' && lines}
    </>
  );
}
