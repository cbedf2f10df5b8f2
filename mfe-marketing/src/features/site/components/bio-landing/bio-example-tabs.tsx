import { Tabs } from '@datewright/ui';
import { useState } from 'react';
import { useProfileAnalyzerCopy } from '../../copy/use-profile-analyzer-copy.ts';
import { StepList } from '../shared/step-list.tsx';
import { BioExamples } from './bio-examples.tsx';

/** Rewritten bios, or tips for writing one. */
export function BioExampleTabs() {
  const copy = useProfileAnalyzerCopy();
  const [tab, setTab] = useState<'glowUps' | 'tips'>('glowUps');
  return (
    <Tabs
      label={copy.tabs.label}
      tabs={[
        { id: 'glowUps', label: copy.tabs.glowUps },
        { id: 'tips', label: copy.tabs.tips },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'glowUps' ? <BioExamples /> : <StepList list={copy.tips.list} />}
    </Tabs>
  );
}
