import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack, Text, TextArea } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { getBrowserTimeZone } from '../../../../lib/browser-time-zone.ts';
import { formatDay, getCheckInClock } from '../../../../lib/plan-times.ts';
import { toSharedPlanUrl } from '../../../../lib/shared-plan-url.ts';
import { usePlans } from '../../api/use-plans.ts';
import { useMessages } from '../../hooks/use-messages.ts';

const Box = styled(Stack)`
  /* Clear of the header and of the phone's bottom bar. */
  scroll-margin: calc(var(--header-height) + var(--space-4)) 0 6rem;
`;

/** A text for the member to send to a friend: where, when, and when to expect a message. */
export function ShareWithFriend({ plan }: { plan: Plan }) {
  const { share: copy } = useCopy();
  const message = useMessages(plan);
  const checkIn = getCheckInClock(plan);
  const { matchName, place, city, meetingPoint, spotName, starts, timeZone, video } = plan;
  const toLinkLine = (token: string) => `\n${message.link(toSharedPlanUrl(token))}`;
  const [text, setText] = useState(
    message.friend({
      who: matchName,
      when:
        message.when(formatDay(plan, message.language), starts) +
        (timeZone === getBrowserTimeZone() ? '' : ` (${message.zone(timeZone)})`),
      where: place && [place, city].filter(Boolean).join(', '),
      idea: [spotName, city].filter(Boolean).join(', '),
      meetingPoint,
      by: checkIn && message.clock(checkIn),
      video,
    }) + (plan.linkToken ? toLinkLine(plan.linkToken) : ''),
  );
  const box = useRef<HTMLDivElement>(null);
  // It opens below the button, which may be the last thing on the screen.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const canShare = 'share' in navigator;
  // Dismissing the share sheet is not an error.
  const share = () => navigator.share({ text }).catch(() => {});
  return (
    <Box ref={box} role="group" aria-label={copy.tell} tabIndex={-1} $gap={2}>
      <TextArea
        label={copy.friendText}
        hint={copy.friendHint}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Row $gap={2}>
        {canShare && (
          <Button variant="secondary" size="small" onClick={share}>
            <Icon name="send" size={16} />
            {copy.share}
          </Button>
        )}
        <CopyButton size="small" variant={canShare ? 'ghost' : 'secondary'} text={text} labels={copy.copy} />
      </Row>
      <PlanLink
        plan={plan}
        onMade={(token) => setText(`${text}${toLinkLine(token)}`)}
        onEnded={(token) => setText(text.replace(toLinkLine(token), ''))}
      />
    </Box>
  );
}

interface LinkProps {
  plan: Plan;
  onMade: (token: string) => void;
  onEnded: (token: string) => void;
}

/** Adds a link to the plan to the text, and ends it. */
function PlanLink({ plan, onMade, onEnded }: LinkProps) {
  const { share: copy } = useCopy();
  const { setLink } = usePlans();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { id, linkToken } = plan;
  async function toggle() {
    setState('busy');
    try {
      const { linkToken: made } = await setLink(id, linkToken === undefined);
      if (made) onMade(made);
      else if (linkToken) onEnded(linkToken);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <Row $gap={2}>
      <Button variant="ghost" size="small" busy={state === 'busy'} onClick={toggle}>
        {linkToken ? copy.endLink : copy.addLink}
      </Button>
      <Text $tone={state === 'failed' ? 'bad' : 'muted'} $size={14} role="status">
        {state === 'failed' ? copy.linkFailed : linkToken ? copy.linkWorks : copy.addLinkHint}
      </Text>
    </Row>
  );
}
