import { Button, Icon } from '@datewright/ui';
import { useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { acceptedTypes } from '../lib/accepted-types.ts';

interface Props {
  isBusy: boolean;
  onChoose: (pictures: File[]) => void;
}

export function ScreenshotButton({ isBusy, onChoose }: Props) {
  const { screenshot: copy } = useCopy();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join(',')}
        multiple
        hidden
        onChange={(event) => {
          const pictures = [...(event.target.files ?? [])];
          // Allows choosing the same picture again after a failure.
          event.target.value = '';
          if (pictures.length > 0) onChoose(pictures);
        }}
      />
      <Button variant="secondary" busy={isBusy} onClick={() => input.current?.click()}>
        <Icon name="camera" />
        {isBusy ? copy.reading : copy.button}
      </Button>
    </>
  );
}
