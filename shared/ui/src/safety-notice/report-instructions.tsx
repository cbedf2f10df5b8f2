import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import type { SafetyNoticeCopy } from '../copy/safety-notice/en.ts';
import { Disclosure } from './notice-layout.ts';

const Apps = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-4);
  margin-bottom: var(--space-3);
  max-width: var(--measure);
  > dt {
    font-weight: 600;
  }
  > dd + dt {
    margin-top: var(--space-2);
  }
`;

/** How to block and report in each app. */
export function ReportInstructions({ words }: { words: SafetyNoticeCopy['report'] }) {
  return (
    <Disclosure>
      <summary>{words.title}</summary>
      <Apps>
        {Object.entries(words.apps).flatMap(([app, how]) => [<dt key={app}>{app}</dt>, <dd key={how}>{how}</dd>])}
      </Apps>
      <Text $tone="muted" $size={14}>
        {words.hint}
      </Text>
    </Disclosure>
  );
}
