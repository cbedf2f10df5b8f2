import type { ModerationNotice } from '@datewright/contracts/moderation';
import { Text } from '@datewright/ui';
import type { SafetyNoticeCopy } from '../copy/safety-notice/en.ts';
import { browserTimeZone, findEmergencyNumber } from './find-help-lines.ts';
import { HelpList } from './help-list.tsx';
import { helpKindFor, personInDanger } from './notice-rules.ts';
import { NoticeSteps } from './notice-steps.tsx';
import { TextWithPhoneLink } from './phone-link.tsx';

interface Props {
  notice: ModerationNotice;
  /** What is said below the number. */
  texts: readonly string[];
  steps: readonly string[];
  words: SafetyNoticeCopy['help'];
}

/** What to do and where to get help. When someone may be harmed, the number to call comes before any advice. */
export function NoticeHelp({ notice, texts, steps, words }: Props) {
  const zone = browserTimeZone();
  const emergency = findEmergencyNumber(zone);
  const danger = personInDanger(notice);
  const help = helpKindFor(notice);
  const title = help === 'child' ? 'child' : danger === 'them' ? 'them' : 'self';
  const urgent = danger && <TextWithPhoneLink words={words.danger[danger](emergency)} number={emergency} />;
  const lines = help && (
    <HelpList kind={help} title={words.titles[title]} words={words} language={notice.language} zone={zone}>
      {urgent && <p>{urgent}</p>}
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </HelpList>
  );
  return (
    <>
      {notice.kind !== 'threat' && lines}
      <NoticeSteps first={help ? null : urgent} steps={steps} />
      {notice.kind === 'threat' && lines}
    </>
  );
}
