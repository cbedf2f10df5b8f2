import { nextStepCall } from '@datewright/contracts/next-step';
import { type HostTool, useApi, useTrack } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Icon, LinkButton, Skeleton, Text, toIconName } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { ScoreRing } from '../illustrations/score-ring.tsx';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-4);
  grid-template-rows: 1fr auto;
`;

const Head = styled.div`
  align-items: center;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: 3.5rem 1fr;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

// The ring replaces an icon of the same size, so that nothing shifts.
const Mark = styled.div`
  color: var(--accent-text);
  display: grid;
  height: 3.5rem;
  place-items: center;
`;

interface Props {
  tool: HostTool;
  /** The tool's page. */
  to: string;
  /** Label for a member who has nothing to continue. */
  action: string;
  isMain: boolean;
}

/**
 * A tool's card on the member home: continue or start. The tool's service answers what can be continued; until then the
 * card offers to start.
 */
export function ToolActionCard({ tool, to, action, isMain }: Props) {
  const copy = useMarketingCopy().member;
  const api = useApi();
  const track = useTrack();
  const words = tool.card?.home.next;
  const asked = useQuery({
    queryKey: ['next-step', tool.service],
    queryFn: ({ signal }) => api.call(nextStepCall(tool.service), { signal }),
    enabled: words !== undefined,
    // The member may have used the tool since the last fetch.
    staleTime: 0,
    retry: false,
  });
  const next = words && asked.data?.next;
  const say = (sentence: string) => sentence.replaceAll('{about}', () => next?.about ?? '');
  const label = next ? say(words.action) : action;
  return (
    <Sheet as="article" aria-busy={asked.isLoading}>
      <Head>
        <Mark>
          {typeof next?.score === 'number' ? (
            <ScoreRing score={next.score} label={copy.score(next.score)} size={56} />
          ) : (
            <Icon name={toIconName(tool.card?.icon ?? '')} size={28} />
          )}
        </Mark>
        <div>
          {asked.isLoading ? (
            <Skeleton $width="10rem" $height="1.5rem" />
          ) : (
            <Heading $size={18}>{next ? say(words.title) : tool.name}</Heading>
          )}
          <Text $tone="muted">{tool.card?.home.text}</Text>
        </div>
      </Head>
      <LinkButton
        to={next ? to + next.search : to}
        size="large"
        full
        variant={isMain ? 'primary' : 'secondary'}
        onClick={() => track('cta_click', { location: 'member-home', label: next ? words.action : action })}
      >
        {label}
      </LinkButton>
    </Sheet>
  );
}
