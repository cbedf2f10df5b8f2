import { Button, Notice } from '@datewright/ui';

interface LoadErrorProps {
  /** What could not be loaded. */
  children: string;
  retry: string;
  onRetry: () => void;
}

/** Replaces content that could not be loaded. */
export function LoadError({ children, retry, onRetry }: LoadErrorProps) {
  const again = (
    <Button variant="secondary" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Notice tone="careful" live="polite" action={again}>
      {children}
    </Notice>
  );
}
