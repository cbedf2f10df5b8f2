import { useMutation } from '@datewright/sdk/query';
import { useRef } from 'react';
import { useBlogAdminApi } from '../api/use-blog-admin-api.ts';
import { useBlogAdminCopy } from '../copy/use-blog-admin-copy.ts';

interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

/** Uploads a picture that the editor picks. Render `input` anywhere on the page; it is hidden. */
export function usePictureUpload(onAdded: (added: UploadedPicture) => void) {
  const desk = useBlogAdminApi();
  const copy = useBlogAdminCopy().picture;
  const field = useRef<HTMLInputElement>(null);
  const adding = useMutation({ networkMode: 'always', retry: false, mutationFn: desk.addPicture, onSuccess: onAdded });
  const input = (
    <input
      ref={field}
      type="file"
      accept="image/*"
      aria-label={copy.add}
      hidden
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) adding.mutate(file);
      }}
    />
  );
  return { input, choose: () => field.current?.click(), adding };
}
