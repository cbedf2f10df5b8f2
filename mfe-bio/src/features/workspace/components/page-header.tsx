import { useHasRoute } from '@datewright/sdk/host';
import { Button, LinkButton, Notice, Row, Stack } from '@datewright/ui';
import { ToolTitle } from '@datewright/ui/tool-header';
import { OnlyWide } from '../../../components/only-wide.ts';
import { useCopy } from '../../../copy/use-copy.ts';

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
    <Stack as="header" $gap={3}>
      <ToolTitle title={copy.title} lead={copy.lead}>
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
      </ToolTitle>
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
