import { bioBandFor } from '@datewright/contracts/bio/bands';
import type { NextStep } from '@datewright/contracts/next-step';
import { type HostTool, useTrack } from '@datewright/sdk/host';
import { Badge, LinkButton } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

interface Props {
  tool: HostTool;
  /** The tool's page. */
  to: string;
  /** Label for a member who has nothing to continue. */
  action: string;
  /** Where the member left off; `null` when nothing was begun or the tool does not answer. */
  next: NextStep | null;
}

/** A tool's button on the member home: continue or start. */
export function ToolAction({ tool, to, action, next }: Props) {
  const copy = useMarketingCopy().member;
  const track = useTrack();
  const words = next && tool.card?.home.next;
  const fill = (text: string) => text.replaceAll('{about}', () => next?.about ?? '');
  return (
    <LinkButton
      to={next ? to + next.search : to}
      variant="secondary"
      full
      title={words ? fill(words.title) : undefined}
      onClick={() => track('cta_click', { location: 'member-home', label: words ? words.action : action })}
    >
      {words ? fill(words.action) : action}
      {typeof next?.score === 'number' && (
        <Badge $tone={bioBandFor(next.score)} role="img" aria-label={copy.score(next.score)}>
          {next.score}/100
        </Badge>
      )}
    </LinkButton>
  );
}
