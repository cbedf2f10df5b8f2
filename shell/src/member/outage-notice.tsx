import type { RouteCard } from '@datewright/contracts/registry/card';
import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';
import { useMemberCopy } from './copy.ts';
import { useOpenTool } from './use-open-tool.ts';
import { useOutage } from './use-outage.ts';

// The line has a known height (two lines of text on a phone), so that what sticks to the top of the page stays below it.
const Status = styled.div`
  &,
  & ~ main {
    --line-height: 3.75rem;
    @media (min-width: 56rem) {
      --line-height: 2.5rem;
    }
  }
  flex: none;
  position: sticky;
  top: var(--header-height);
  z-index: 20;
  &:not(:empty) ~ main {
    --header-height: calc(var(--bar-height) + var(--line-height));
  }
`;

const Line = styled.p`
  align-items: center;
  background: var(--careful-wash);
  border-bottom: 1px solid var(--hairline);
  display: flex;
  font-size: var(--text-14);
  gap: var(--space-2);
  justify-content: center;
  min-height: var(--line-height);
  padding: var(--space-1) var(--space-4);
  > svg {
    color: var(--careful);
    flex: none;
  }
`;

/** Says while the service of the open tool can't be reached. Nothing on other pages. */
export function OutageNotice({ route }: { route: RouteCard }) {
  const tool = useOpenTool(route);
  return tool ? <ToolOutage key={tool.service} service={tool.service} name={tool.name} /> : null;
}

function ToolOutage({ service, name }: { service: string; name: string }) {
  const copy = useMemberCopy();
  const isDown = useOutage(service);
  return (
    <Status role="status">
      {isDown && (
        <Line>
          <Icon name="alert" size={18} />
          {copy.outage(name)}
        </Line>
      )}
    </Status>
  );
}
