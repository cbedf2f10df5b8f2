import { styled } from '@datewright/sdk/styled';
import { Icon, Text } from '@datewright/ui';
import { ChevronFold } from './chevron-fold.ts';

const Item = styled(ChevronFold)`
  border-bottom: 1px solid var(--hairline);
  max-width: 52rem;
  > summary {
    cursor: pointer;
    font-size: var(--text-18);
    font-weight: 600;
    list-style: none;
    padding-block: var(--space-4);
    &::-webkit-details-marker {
      display: none;
    }
    @media (max-width: 40rem) {
      font-size: var(--text-16);
      padding-block: var(--space-3);
    }
  }
  > p {
    padding-bottom: var(--space-5);
  }
`;

export interface Question {
  question: string;
  answer: string;
}

const Columns = styled.div`
  @media (min-width: 60rem) {
    align-items: start;
    column-gap: var(--space-10);
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface Props {
  list: readonly Question[];
  name?: string;
  /** Two columns on a wide screen. */
  inColumns?: boolean;
}

/** Expandable answers. Details elements of the same `name` close each other in the browser. */
export function FaqList({ list, name = 'open-one', inColumns = false }: Props) {
  const Box = inColumns ? Columns : 'div';
  return (
    <Box>
      {list.map(({ question, answer }) => (
        <Item key={question} name={name}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <Text $tone="muted">{answer}</Text>
        </Item>
      ))}
    </Box>
  );
}
