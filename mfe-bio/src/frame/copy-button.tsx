import { useToast } from '@datewright/sdk/host';
import { Button, type ButtonProps, Icon } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';

const shownFor = 2000;

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({ text, ...look }: { text: string } & Pick<ButtonProps, 'variant' | 'size' | 'full'>) {
  const { bio: copy, trouble } = useCopy();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function onClick() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error(trouble.copy);
    }
  }

  return (
    <Button variant="secondary" {...look} onClick={onClick} aria-live="polite">
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      {copied ? copy.copied : copy.copy}
    </Button>
  );
}
