import { type PostState, postStates } from '@datewright/contracts/marketing/admin-posts';
import { styled } from '@datewright/sdk/styled';
import { Row, Select, TextField } from '@datewright/ui';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';

const Bar = styled(Row)`
  align-items: end;
  > :first-child {
    flex: 1 1 16rem;
  }
`;

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Null for all states. */
  state: PostState | null;
  onState: (state: PostState | null) => void;
}

export function PostFilter({ search, onSearch, state, onState }: Props) {
  const copy = useBlogAdminCopy();
  return (
    <Bar>
      <TextField
        type="search"
        label={copy.list.search}
        value={search}
        maxLength={100}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Select
        label={copy.list.state}
        value={state ?? ''}
        onChange={(event) => onState(postStates.find((one) => one === event.target.value) ?? null)}
      >
        <option value="">{copy.list.all}</option>
        {postStates.map((one) => (
          <option key={one} value={one}>
            {copy.states[one]}
          </option>
        ))}
      </Select>
    </Bar>
  );
}
