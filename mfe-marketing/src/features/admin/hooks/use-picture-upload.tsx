import { useRef } from 'react';
import { type UploadedPicture, useAddPicture } from '../api/use-add-picture.ts';
import { useBlogAdminCopy } from '../copy/use-blog-admin-copy.ts';

/** Uploads a picture that the editor picks. Render `input` anywhere on the page; it is hidden. */
export function usePictureUpload(onAdded: (added: UploadedPicture) => void) {
  const copy = useBlogAdminCopy().picture;
  const field = useRef<HTMLInputElement>(null);
  const adding = useAddPicture(onAdded);
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
