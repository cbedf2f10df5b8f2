import { Button, Notice, RetryNotice, Skeleton, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { getOutOfCreditsText } from '../lib/out-of-credits-text.ts';
import { useAccess, useChosenMatch, usePlaybook } from './workspace-provider.tsx';

interface Props {
  /** The main act of the screen, until there is a playbook. */
  isMain: boolean;
  /** The style to name on the button, when only playbooks in other styles exist. */
  styleName: string | null;
  onWrite: (again: boolean) => void;
}

/** The button that spends a credit on a playbook, or why there is none. */
export function WriteAction({ isMain, styleName, onWrite }: Props) {
  const { playbook: copy, access: accessCopy, matches } = useCopy();
  const isOnline = useOnline();
  const access = useAccess();
  const { isClosed } = useChosenMatch();
  const { existing, writer } = usePlaybook();
  const hasPlaybook = existing.hasStyle;
  if (existing.isReading) return <Skeleton $height="12rem" $radius="var(--radius-card)" aria-label={copy.reading} />;
  if (existing.isFailed) {
    return <RetryNotice onRetry={existing.refetch}>{copy.readFailed}</RetryNotice>;
  }
  if (isClosed) return <Notice tone="careful">{matches.closedText}</Notice>;
  if (access.isPreview) {
    if (writer.failure?.kind === 'out' || hasPlaybook) return null;
    if (!access.hasAccess) return <Text $tone="muted">{copy.ready}</Text>;
    return (
      <UpgradeNotice access={access} source="strategy">
        {getOutOfCreditsText(access, accessCopy)}
      </UpgradeNotice>
    );
  }
  if (!isOnline) return existing.playbook ? null : <Text $tone="muted">{copy.offlineNone}</Text>;
  return (
    <Stack $gap={2} $align="start">
      {styleName === null && <Text $tone="muted">{existing.playbook ? copy.writeAgainText : copy.ready}</Text>}
      <Button
        variant={isMain && !existing.playbook ? 'primary' : 'secondary'}
        disabled={writer.isRunning}
        onClick={() => onWrite(hasPlaybook)}
      >
        {hasPlaybook ? copy.writeAgain : styleName === null ? copy.write : copy.writeStyle(styleName)}
      </Button>
      {writer.isRunning && (
        <Text $tone="muted" $size={14}>
          {copy.otherRuns}
        </Text>
      )}
    </Stack>
  );
}
