import type { BioAnalysis } from '@datewright/contracts/bio/analysis';
import { styled } from '@datewright/sdk/styled';
import { Card, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { MoreOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { listFindings } from '../lib/findings.ts';
import { Advice } from './advice.tsx';
import { HighlightedBio } from './highlighted-bio.tsx';
import { PartList } from './part-list.tsx';

const Report = styled(MoreOptions)`
  border-top: 0;
  padding-top: 0;
`;

interface Props {
  /** The text that the report is about. */
  bio: string;
  analysis: BioAnalysis;
  /** Its suggested version still scores higher than the saved text. */
  isOffered: boolean;
  onUse: (bio: string) => void;
}

/** The report of an earlier text. The member has paid for it, so it stays readable, open while its version is the better one. */
export function OutdatedReport({ bio, analysis, isOffered, onUse }: Props) {
  const { report: copy } = useCopy();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Card $padding={4}>
      <Report open={isOffered || undefined}>
        <summary>{copy.older(analysis.score)}</summary>
        <Stack $gap={5}>
          <Text $tone="muted" $size={14}>
            {copy.olderText}
          </Text>
          <Advice analysis={analysis} isOffered={isOffered} onUse={onUse} />
          <HighlightedBio
            text={bio}
            found={listFindings(analysis)}
            chosen={chosen}
            onChoose={(id) => setChosen(id === chosen ? null : id)}
          />
          <MoreOptions open={chosen !== null || undefined}>
            <summary>{copy.allParts}</summary>
            <PartList score={analysis} bio={bio} chosen={chosen} onChoose={setChosen} />
          </MoreOptions>
        </Stack>
      </Report>
    </Card>
  );
}
