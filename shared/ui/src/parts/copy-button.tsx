import { useToast } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, type ButtonProps, Icon } from '@datewright/ui';
import { useEffect, useState } from 'react';

/** Milliseconds for which the button confirms a copy. */
const copiedDuration = 2000;

/** What was copied last: a button that replaces the pressed one still confirms it. */
let last = { text: '', at: 0 };
const confirmationLeft = (text: string) => (text === last.text ? last.at + copiedDuration - Date.now() : 0);

/** As wide as the longer label, so that nothing beside it moves; the other one stands in its middle. */
const State = styled.span`
  display: inline-grid;
  justify-items: center;
  > span,
  &::after {
    align-items: center;
    display: flex;
    gap: var(--space-2);
    grid-area: 1 / 1;
  }
  &::after {
    content: attr(data-other);
    padding-inline-start: calc(16px + var(--space-2));
    visibility: hidden;
  }
`;

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'full'> {
  text: string;
  labels: { copy: string; copied: string; failed: string };
  /** Called once the text is on the clipboard. */
  onCopied?: () => void;
}

/** Copies a text to the clipboard and confirms it for two seconds; a failure shows a toast. */
export function CopyButton({ text, labels, onCopied, ...look }: Props) {
  const toast = useToast();
  const [copied, setCopied] = useState(() => confirmationLeft(text) > 0);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), last.at + copiedDuration - Date.now());
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      last = { text, at: Date.now() };
      setCopied(true);
      onCopied?.();
    } catch {
      toast.error(labels.failed);
    }
  }

  return (
    <Button variant="secondary" {...look} onClick={copy} aria-live="polite">
      <State data-other={copied ? labels.copy : labels.copied}>
        <span>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
          {copied ? labels.copied : labels.copy}
        </span>
      </State>
    </Button>
  );
}
