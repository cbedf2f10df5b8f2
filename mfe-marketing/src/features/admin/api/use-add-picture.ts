import { addPostPicture } from '@datewright/contracts/marketing/pictures';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Upload timeout in milliseconds. */
const uploadTimeoutMs = 60_000;

export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

export function useAddPicture(onAdded: (added: UploadedPicture) => void) {
  const api = useApi();
  return useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn(file: File) {
      const form = new FormData();
      form.append('picture', file);
      return api.call(addPostPicture, { form, timeoutMs: uploadTimeoutMs });
    },
    onSuccess: onAdded,
  });
}
