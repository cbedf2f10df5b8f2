import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  margin-bottom: var(--space-2);
  > li {
    align-items: center;
    display: flex;
    gap: var(--space-2);
    > svg {
      color: var(--good);
      flex: none;
    }
  }
`;

export const CheckList = ({ list }: { list: readonly string[] }) => (
  <List>
    {list.map((text) => (
      <li key={text}>
        <Icon name="check" size={16} />
        {text}
      </li>
    ))}
  </List>
);
