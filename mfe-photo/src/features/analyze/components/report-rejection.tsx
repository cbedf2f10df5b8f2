import { Button, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useReportWrongRejection } from '../api/use-report-wrong-rejection.ts';

/** Lets a member report that a photo was refused wrongly. */
export function ReportRejection({ code }: { code: string }) {
  const { analyze: copy } = useCopy();
  const report = useReportWrongRejection();
  const [isTold, setIsTold] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus moves to its replacement.
  useEffect(() => {
    if (isTold) thanks.current?.focus();
  }, [isTold]);
  if (isTold) {
    return (
      <Text ref={thanks} tabIndex={-1} $tone="muted" $size={14} role="status">
        {copy.wrongThanks}
      </Text>
    );
  }
  const tell = () => {
    report(code);
    setIsTold(true);
  };
  return (
    <Button variant="ghost" onClick={tell}>
      {copy.wrong}
    </Button>
  );
}
