import { styled } from '@datewright/sdk/styled';
import { Text, VisuallyHidden } from '@datewright/ui';
import { useFeaturesCopy } from '../../copy/use-features-copy.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { Arrow } from './hand-drawn-marks.tsx';

const Way = styled.ol`
  display: grid;
  gap: var(--space-3);
  > li {
    display: grid;
    gap: var(--space-2);
  }
  > li > svg {
    justify-self: center;
  }
`;

const Hidden = styled.span`
  color: var(--orchid);
  letter-spacing: -0.05em;
`;

/** Shows how masking works: the name is replaced, the AI reads the rest, and the name is restored. */
export function MaskingDemo() {
  const copy = useFeaturesCopy().masking;
  const [name, between, number, end] = copy.before;
  const hidden = (
    <Hidden>
      <span aria-hidden="true">{copy.hidden}</span>
      <VisuallyHidden>—</VisuallyHidden>
    </Hidden>
  );
  const steps = [
    { label: copy.you, name, number },
    { label: copy.ai, name: hidden, number: hidden },
  ];
  return (
    <Way>
      {steps.map((step) => (
        <li key={step.label}>
          <Text $tone="muted" $size={14}>
            {step.label}
          </Text>
          <ChatBubble $from="them">
            {step.name}
            {between}
            {step.number}
            {end}
          </ChatBubble>
          <Arrow to="down" />
        </li>
      ))}
      <li>
        <Text $tone="muted" $size={14}>
          {copy.back}
        </Text>
        <ChatBubble $from="ai">{copy.after}</ChatBubble>
      </li>
    </Way>
  );
}
