import type { WaivableCategory } from '@datewright/contracts/moderation';
import { Notice, RetryNotice } from '@datewright/ui';
import { DateSafetyNotice } from '../../../components/date-safety-notice.tsx';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { getFailureMessage } from '../../playbook/lib/failure-message.ts';
import { getOutOfCreditsText } from '../lib/out-of-credits-text.ts';
import { useAccess, usePlaybook } from './workspace-provider.tsx';

/** Says how the last request for a playbook ended, unless it succeeded. */
export function WritingResult({ onRetry }: { onRetry: (goOn?: WaivableCategory) => void }) {
  const { playbook: copy, access: accessCopy } = useCopy();
  const access = useAccess();
  const { status, failure } = usePlaybook().writer;
  if (status === 'stopped') return <Notice live="polite">{copy.stopped}</Notice>;
  if (!failure) return null;
  if (failure.care) return <DateSafetyNotice care={failure.care} focus isCharged onContinue={onRetry} />;
  if (failure.kind === 'out' || failure.code === 'no_access') {
    return (
      <UpgradeNotice access={access} source="playbook">
        {failure.kind === 'out' ? getOutOfCreditsText(access, accessCopy) : accessCopy.preview}
      </UpgradeNotice>
    );
  }
  return (
    <RetryNotice live="assertive" onRetry={() => onRetry()}>
      {getFailureMessage(failure, copy)} {failure.charged === undefined && copy.sameIsFree}
    </RetryNotice>
  );
}
