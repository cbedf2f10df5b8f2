import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { PaidFailure } from '@datewright/sdk/paid';
import { Notice } from '@datewright/ui';
import type { ReactNode } from 'react';
import { DateSafetyNotice } from '../../../components/date-safety-notice.tsx';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { getFailureMessage } from '../../playbook/lib/failure-message.ts';
import { getOutOfCreditsText } from '../lib/out-of-credits-text.ts';
import { useAccess, usePlaybook } from './workspace-provider.tsx';

interface Props {
  onContinue: (goOn: WaivableCategory) => void;
  /** The button that writes a playbook, shown where another try may work. */
  action: ReactNode;
}

/** Says how the last request for a playbook ended, unless it succeeded. */
export function WritingResult({ onContinue, action }: Props) {
  const { playbook: copy, access: accessCopy } = useCopy();
  const access = useAccess();
  const { status, failure, stopEffect } = usePlaybook().writer;
  if (status === 'stopped') return <Notice live="polite">{copy.stopped[stopEffect]}</Notice>;
  if (!failure) return null;
  if (failure.care) return <DateSafetyNotice care={failure.care} focus isCharged onContinue={onContinue} />;
  if (!canRetry(failure)) {
    return (
      <UpgradeNotice access={access} source="playbook">
        {failure.kind === 'out' ? getOutOfCreditsText(access, accessCopy) : accessCopy.preview}
      </UpgradeNotice>
    );
  }
  return (
    <>
      <Notice tone="bad" live="assertive">
        {getFailureMessage(failure, copy)} {failure.charged === undefined && copy.sameIsFree}
      </Notice>
      {action}
    </>
  );
}

/** The same request may succeed if it is sent again. */
export const canRetry = ({ care, kind, code }: PaidFailure) => !care && kind !== 'out' && code !== 'no_access';
