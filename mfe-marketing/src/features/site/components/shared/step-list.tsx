import { styled } from '@datewright/sdk/styled';
import { Heading, Text } from '@datewright/ui';

const List = styled.ol`
  counter-reset: step;
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  > li {
    align-content: start;
    border-top: 2px solid var(--hairline);
    counter-increment: step;
    display: grid;
    gap: var(--space-2);
    padding-top: var(--space-4);
  }
  > li::before {
    color: var(--orchid);
    content: counter(step);
    font-family: var(--font-heading);
    font-size: var(--text-36);
    font-weight: 700;
    line-height: 1;
  }
`;

interface Props {
  list: readonly { title: string; text: string }[];
  level?: 'h2' | 'h3';
}

export const StepList = ({ list, level = 'h3' }: Props) => (
  <List>
    {list.map((step) => (
      <li key={step.title}>
        <Heading as={level} $size={22}>
          {step.title}
        </Heading>
        <Text $tone="muted">{step.text}</Text>
      </li>
    ))}
  </List>
);
