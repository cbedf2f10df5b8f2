import { Button, Notice } from '@datewright/ui';
import { ToolHeader } from '@datewright/ui/tool-header';
import { useOnline } from '@datewright/ui/use-online';
import { OnlyWide } from '../../../components/only-wide.ts';
import { useCopy } from '../../../copy/use-copy.ts';

interface Props {
  failed: boolean;
  /** There is a bio, which a new one would replace. */
  hasBio: boolean;
  /** Another element has the page's main action. */
  quiet: boolean;
  onCreate: () => void;
  onRetry: () => void;
}

export function PageHeader({ failed, hasBio, quiet, onCreate, onRetry }: Props) {
  const { page: copy, errors } = useCopy();
  const isOnline = useOnline();
  return (
    <ToolHeader
      copy={{ title: copy.title, lead: hasBio ? undefined : copy.lead, howItWorks: copy.examples }}
      landing="/profile-analyzer"
      action={
        !hasBio && (
          <OnlyWide>
            <Button variant={quiet ? 'secondary' : 'primary'} onClick={onCreate}>
              {copy.create}
            </Button>
          </OnlyWide>
        )
      }
    >
      {failed && (
        <Notice
          tone="bad"
          live="polite"
          action={
            isOnline && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                {copy.retry}
              </Button>
            )
          }
        >
          {errors.loadInline}
        </Notice>
      )}
    </ToolHeader>
  );
}
