import { Button, Notice } from '@datewright/ui';

interface Props {
  title?: string;
  message: string;
  /** How soon a reader hears of it. */
  live?: 'assertive' | 'polite';
  retry: string;
  onRetry: () => void;
}

/** In the place of what could not be loaded: why, and another try. */
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
