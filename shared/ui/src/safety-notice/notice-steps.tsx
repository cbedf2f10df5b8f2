import type { ReactNode } from 'react';
import { Steps } from './notice-layout.ts';

interface Props {
  /** What is most urgent. */
  first: ReactNode;
  steps: readonly string[];
}

/** What to do now. */
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
