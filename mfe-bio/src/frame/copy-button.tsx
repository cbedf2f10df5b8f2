import { useToast } from '@datewright/sdk/host';
import { Button, type ButtonProps, Icon } from '@datewright/ui';
import { useClipboard } from '@datewright/ui/use-clipboard';
import { useCopy } from '../copy/use-copy.ts';

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({ text, ...look }: { text: string } & Pick<ButtonProps, 'variant' | 'size' | 'full'>) {
  const { bio: copy, trouble } = useCopy();
  const toast = useToast();
  const { copied, copy: put } = useClipboard(() => toast.error(trouble.copy));
  return (
    <Button variant="secondary" {...look} onClick={() => put(text)} aria-live="polite">
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      {copied ? copy.copied : copy.copy}
    </Button>
  );
}
