import { Button, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { ReasonList } from '../../../components/reason-list.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { getAiText } from '../lib/page-selectors.ts';

/** Who wrote the text, why it is better, and which facts to check, until the member confirms having read it. */
export function AiNote({ saved }: { saved: SavedBio }) {
  const { bio: copy, page, credits } = useCopy();
  const written = getAiText(saved.page);
  if (!written) return null;
  const { writtenBy, explanation, toCheck, bonus } = written;
  return (
    <AiCard>
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <WrittenByAi>{page.byAi(writtenBy)}</WrittenByAi>
          <Button variant="ghost" size="small" onClick={() => saved.change({ written: null })}>
            {toCheck.length > 0 ? copy.checked : copy.read}
          </Button>
        </Row>
        {bonus && <Text $size={14}>{credits.bonusUnlocked}</Text>}
        <Text $size={14}>{toCheck.length > 0 ? copy.toCheck(toCheck.length) : copy.aiText}</Text>
        {explanation.length > 0 && (
          <ReasonList aria-label={copy.aiWhy}>
            {explanation.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ReasonList>
        )}
      </Stack>
    </AiCard>
  );
}
