import { refusalCode, reportWrongRefusal } from '@datewright/contracts/photo/report-wrong-refusal';
import { useApi } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';

/** Tells that a member calls a refusal wrong: its code, and nothing of the photo. Nobody waits for it. */
export function useReportWrongRejection(): (code: string) => void {
  const api = useApi();
  return (code) => {
    const known = z.safeParse(refusalCode, code);
    if (known.success) void api.call(reportWrongRefusal, { body: { code: known.data } }).catch(() => undefined);
  };
}
