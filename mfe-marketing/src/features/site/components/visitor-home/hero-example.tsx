import { keyframes, styled } from '@datewright/sdk/styled';
import { Icon, SegmentedControl } from '@datewright/ui';
import { useState } from 'react';
import type { MarketingCopy } from '../../../../copy/en/marketing.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { PhoneFrame } from '../illustrations/phone-frame.tsx';
import { MatchScreenshot } from './match-screenshot.tsx';

type Tone = keyof MarketingCopy['hero']['tones'];

const fadeInUp = keyframes`
  from { opacity: 0; transform: translateY(10px); }
`;

const highlightRing = keyframes`
  from { box-shadow: 0 0 0 0 transparent; }
`;

const highlightMark = keyframes`
  from { opacity: 0; transform: scale(0.4); }
`;

const Figure = styled.figure`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  min-height: 22rem;
  align-content: start;
`;

/** Delay of the first reply in milliseconds: the screenshot comes first. */
const firstReplyDelayMs = 550;
const replyIntervalMs = 140;
const pickedReply = 0;

const Bubble = styled.li<{ $after: number; $picked: boolean; $pickedAfter: number }>`
  animation:
    ${fadeInUp} var(--time-enter) var(--ease) ${({ $after }) => $after}ms backwards,
    ${({ $picked }) => ($picked ? highlightRing : 'none')} var(--time-enter) var(--ease) ${({ $pickedAfter }) => $pickedAfter}ms backwards;
  background: var(--ai-wash);
  border-radius: var(--radius-card) var(--radius-card) 4px var(--radius-card);
  box-shadow: ${({ $picked }) => ($picked ? '0 0 0 2px var(--orchid)' : 'none')};
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  > small {
    color: var(--muted);
    font-size: var(--text-14);
  }
`;

const Picked = styled.strong<{ $after: number }>`
  align-items: center;
  animation: ${highlightMark} var(--time-enter) var(--ease) ${({ $after }) => $after}ms backwards;
  color: var(--orchid);
  display: flex;
  font-size: var(--text-14);
  gap: var(--space-1);
`;

const Label = styled.figcaption`
  align-items: center;
  color: var(--orchid);
  display: flex;
  font-size: var(--text-14);
  font-weight: 600;
  gap: var(--space-2);
`;

/** An interactive demo: a screenshot of a fictional match, three tones and three replies. */
export function HeroExample() {
  const copy = useMarketingCopy().hero;
  const [tone, setTone] = useState<Tone>('flirty');
  const [touched, setTouched] = useState(false);
  const tones = Object.entries(copy.tones) as [Tone, string][];
  const suggestions = copy.suggestions[tone];
  const first = touched ? 0 : firstReplyDelayMs;
  const pickedAfter = first + suggestions.length * replyIntervalMs + 400;
  return (
    <Figure>
      <PhoneFrame>
        <MatchScreenshot />
        <SegmentedControl
          legend={copy.tone}
          hideLegend
          options={tones.map(([value, label]) => ({ value, label }))}
          value={tone}
          onChange={(next) => {
            setTouched(true);
            setTone(next);
          }}
        />
        <List aria-live="polite">
          {suggestions.map(({ text, reason }, order) => (
            <Bubble
              key={text}
              $after={first + order * replyIntervalMs}
              $picked={order === pickedReply}
              $pickedAfter={pickedAfter}
            >
              <span>{text}</span>
              {order === pickedReply && (
                <>
                  <small>
                    <strong>{copy.why}</strong> {reason}
                  </small>
                  <Picked $after={pickedAfter}>
                    <Icon name="check" size={16} />
                    {copy.picked}
                  </Picked>
                </>
              )}
            </Bubble>
          ))}
        </List>
      </PhoneFrame>
      <Label>
        <Icon name="edit" size={16} />
        {copy.label}
      </Label>
    </Figure>
  );
}
