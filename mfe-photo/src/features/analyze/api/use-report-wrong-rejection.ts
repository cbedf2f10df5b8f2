import { refusalCode, reportWrongRefusal } from '@datewright/contracts/photo/report-wrong-refusal';
import { useApi } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';

/** Reports a refusal as wrong: its code without the photo. A failure is ignored. */
export function useReportWrongRejection(): (code: string) => void {
  const api = useApi();
  return (code) => {
    const known = z.safeParse(refusalCode, code);
    if (known.success) void api.call(reportWrongRefusal, { body: { code: known.data } }).catch(() => undefined);
  };
}
