import { Button, Notice } from '@datewright/ui';

interface Props {
  title?: string;
  message: string;
  /** How urgently a screen reader announces it. */
  live?: 'assertive' | 'polite';
  retry: string;
  onRetry: () => void;
}

/** Shown instead of what could not be loaded: the reason and a retry button. */
export function LoadFailure({ title, message, live = 'assertive', retry, onRetry }: Props) {
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Notice tone="bad" live={live} title={title} action={again}>
      {message}
    </Notice>
  );
}
