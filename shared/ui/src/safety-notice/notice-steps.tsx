import type { ReactNode } from 'react';
import { Steps } from './notice-layout.ts';

interface Props {
  /** The most urgent step. */
  first: ReactNode;
  steps: readonly string[];
}

export function NoticeSteps({ first, steps }: Props) {
  if (steps.length === 0 && !first) return null;
  return (
    <Steps>
      {first && <li>{first}</li>}
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  );
}
