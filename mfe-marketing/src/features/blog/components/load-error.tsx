import { Button, Notice } from '@datewright/ui';

interface LoadErrorProps {
  /** What is missing, in a sentence. */
  children: string;
  retry: string;
  onRetry: () => void;
}

/** What a page says in the place of what it could not read. */
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
