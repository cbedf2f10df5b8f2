import { styled } from '@datewright/sdk/styled';
import { Icon, Text } from '@datewright/ui';

const Item = styled.details`
  border-bottom: 1px solid var(--hairline);
  max-width: 52rem;
  > summary {
    align-items: center;
    cursor: pointer;
    display: flex;
    font-size: var(--text-18);
    font-weight: 600;
    gap: var(--space-4);
    justify-content: space-between;
    list-style: none;
    min-height: var(--target);
    padding-block: var(--space-4);
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      color: var(--muted);
      flex: none;
      transition: transform var(--time-feedback);
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > p {
    padding-bottom: var(--space-5);
  }
`;

export interface Question {
  question: string;
  answer: string;
}

/** Expandable answers. Details elements of the same `name` close each other in the browser. */
export function FaqList({ list, name = 'open-one' }: { list: readonly Question[]; name?: string }) {
  return (
    <div>
      {list.map(({ question, answer }) => (
        <Item key={question} name={name}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <Text $tone="muted">{answer}</Text>
        </Item>
      ))}
    </div>
  );
}
