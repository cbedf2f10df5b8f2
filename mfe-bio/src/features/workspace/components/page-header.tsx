import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, LinkButton, Notice, Row, Stack } from '@datewright/ui';
import { ToolTitle } from '@datewright/ui/tool-header';
import { useCopy } from '../../../copy/use-copy.ts';
import { wideBreakpoint } from './layout.tsx';

const Head = styled.header`
  align-items: end;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  justify-content: space-between;
`;

/** On a phone the mobile bar shows it instead. */
const OnlyWide = styled.span`
  display: none;
  @media (min-width: ${wideBreakpoint}) {
    display: contents;
  }
`;

interface Props {
  failed: boolean;
  /** Another element has the page's main action. */
  quiet: boolean;
  onCreate: () => void;
  onRetry: () => void;
}

export function PageHeader({ failed, quiet, onCreate, onRetry }: Props) {
  const { page: copy, errors } = useCopy();
  const hasExamples = useHasRoute('/profile-analyzer');
  return (
    <Stack>
      <Head>
        <Stack $gap={3}>
          <ToolTitle title={copy.title} lead={copy.lead} />
        </Stack>
        <Row $gap={3}>
          <OnlyWide>
            <Button variant={quiet ? 'secondary' : 'primary'} onClick={onCreate}>
              {copy.create}
            </Button>
          </OnlyWide>
          {hasExamples && (
            <LinkButton variant="secondary" to="/profile-analyzer">
              {copy.examples}
            </LinkButton>
          )}
        </Row>
      </Head>
      {failed && (
        <Notice
          tone="bad"
          live="polite"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {errors.loadInline}
        </Notice>
      )}
    </Stack>
  );
}
