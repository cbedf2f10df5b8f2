import type { NextStep } from '@datewright/contracts/next-step';
import { type HostTool, useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Icon, LinkButton, Skeleton, toIconName } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { ScoreRing } from '../illustrations/score-ring.tsx';

const Sheet = styled(Card)`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  > a {
    flex: 1 0 auto;
  }
`;

const Head = styled.div`
  align-items: center;
  display: grid;
  flex: 1 1 12rem;
  gap: var(--space-3);
  grid-template-columns: auto 1fr;
  overflow-wrap: anywhere;
`;

// The ring replaces an icon of the same size, so that nothing shifts.
const Mark = styled.div`
  color: var(--accent-text);
  display: grid;
  height: 3rem;
  min-width: 1.5rem;
  place-items: center;
`;

interface Props {
  tool: HostTool;
  /** The tool's page. */
  to: string;
  /** Label for a member who has nothing to continue. */
  action: string;
  /** Where the member left off; `null` when nothing was begun or the tool does not answer. */
  next: NextStep | null;
  isLoading: boolean;
}

/** A tool's card on the member home: continue or start. */
export function ToolActionCard({ tool, to, action, next, isLoading }: Props) {
  const copy = useMarketingCopy().member;
  const track = useTrack();
  const words = tool.card?.home.next;
  const say = (sentence: string) => sentence.replaceAll('{about}', () => next?.about ?? '');
  const label = next && words ? say(words.action) : action;
  return (
    <Sheet as="article" aria-busy={isLoading}>
      <Head>
        <Mark>
          {typeof next?.score === 'number' ? (
            <ScoreRing score={next.score} label={copy.score(next.score)} size={48} />
          ) : (
            <Icon name={toIconName(tool.card?.icon ?? '')} size={28} />
          )}
        </Mark>
        {isLoading ? (
          <Skeleton $width="10rem" $height="1.5rem" />
        ) : (
          <Heading $size={18}>{next && words ? say(words.title) : tool.name}</Heading>
        )}
      </Head>
      <LinkButton
        to={next ? to + next.search : to}
        variant="secondary"
        onClick={() => track('cta_click', { location: 'member-home', label: next && words ? words.action : action })}
      >
        {label}
      </LinkButton>
    </Sheet>
  );
}
