import { readScreenshot } from '@datewright/contracts/chatpad/read-screenshot';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Milliseconds. Reading a picture takes longer than other calls. */
const timeLimit = 30_000;

export function useReadScreenshot() {
  const api = useApi();
  return useMutation({
    mutationFn: (picture: File) => {
      const form = new FormData();
      form.set('screenshot', picture);
      return api.call(readScreenshot, { form, timeoutMs: timeLimit });
    },
  });
}
