import { keyframes, styled } from '@datewright/sdk/styled';
import { Badge, Icon, SegmentedControl, Text } from '@datewright/ui';
import { useState } from 'react';
import type { MarketingCopy } from '../../../copy/en.ts';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';

type Tone = keyof MarketingCopy['hero']['tones'];

const arrive = keyframes`
  from { opacity: 0; transform: translateY(10px); }
`;

const Sheet = styled.figure`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-sheet);
  box-shadow: var(--shadow);
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
`;

const Match = styled.div`
  align-items: center;
  display: flex;
  gap: var(--space-4);
`;

const Face = styled.span`
  background: linear-gradient(140deg, var(--ember), #b98cff);
  border-radius: 50%;
  color: #1d1020;
  display: grid;
  flex: none;
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
  height: 3.25rem;
  place-items: center;
  width: 3.25rem;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  min-height: 15.5rem;
  align-content: start;
`;

const Bubble = styled.li<{ $order: number }>`
  animation: ${arrive} var(--time-enter) var(--ease) ${({ $order }) => $order * 90}ms backwards;
  background: var(--ai-wash);
  border-radius: var(--radius-card) var(--radius-card) 4px var(--radius-card);
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  > small {
    color: var(--muted);
    font-size: var(--text-14);
  }
`;

const Label = styled.figcaption`
  align-items: center;
  color: var(--orchid);
  display: flex;
  font-size: var(--text-14);
  font-weight: 600;
  gap: var(--space-2);
`;

/** What the product does, to be touched: one made-up match, three tones. */
export function HeroExample() {
  const copy = useMarketingCopy().hero;
  const [tone, setTone] = useState<Tone>('flirty');
  const tones = Object.entries(copy.tones) as [Tone, string][];
  return (
    <Sheet>
      <Match>
        <Face aria-hidden="true">{copy.match.name.slice(0, 1)}</Face>
        <div>
          <strong>{copy.match.name}</strong>
          <Text $tone="muted">{copy.match.bio}</Text>
        </div>
      </Match>
      <Tags>
        {copy.match.interests.map((interest) => (
          <li key={interest}>
            <Badge>{interest}</Badge>
          </li>
        ))}
      </Tags>
      <SegmentedControl
        legend={copy.tone}
        hideLegend
        options={tones.map(([value, label]) => ({ value, label }))}
        value={tone}
        onChange={setTone}
      />
      <List aria-live="polite">
        {copy.suggestions[tone].map((suggestion, order) => (
          <Bubble key={suggestion.text} $order={order}>
            <span>{suggestion.text}</span>
            <small>
              <strong>{copy.why}</strong> {suggestion.reason}
            </small>
          </Bubble>
        ))}
      </List>
      <Label>
        <Icon name="sparkle" size={16} />
        {copy.example}. {copy.label}
      </Label>
    </Sheet>
  );
}
