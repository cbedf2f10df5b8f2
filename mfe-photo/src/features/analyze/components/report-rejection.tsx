import { Button, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useReportWrongRejection } from '../api/use-report-wrong-rejection.ts';

/** A member says that a photo was refused wrongly. */
export function ReportRejection({ code }: { code: string }) {
  const { analyze: copy } = useCopy();
  const report = useReportWrongRejection();
  const [isTold, setIsTold] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: the focus goes on to what stands there now.
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
