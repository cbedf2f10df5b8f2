import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Text } from '@datewright/ui';
import { Chip } from '@datewright/ui/chip';
import { useCopy } from '../../../copy/use-copy.ts';
import { wideQuery } from '../../../lib/wide-query.ts';
import { countCharacters } from '../../matches/lib/match-fields.ts';
import { paneHeaderHeight } from './workspace-layout.tsx';
import { useDraft } from './workspace-provider.tsx';

const maxShownInterests = 3;

/** Beside the suggestions, the name stays above a long chat. */
const Head = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  @media ${wideQuery} {
    background: var(--ground);
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) 0;
    padding: 0 var(--space-4);
    position: sticky;
    /* Up to the edge of the pane, over its padding. */
    top: calc(-1 * var(--space-4));
    z-index: 1;
    > h2 {
      align-content: center;
      min-height: ${paneHeaderHeight};
    }
  }
`;

/** Who the match is, and what was read of them: a tap on any of it opens the fields to correct it. */
export function MatchHeader({ onEdit }: { onEdit: () => void }) {
  const { form: copy } = useCopy();
  const { match, fields } = useDraft();
  const { name, age, bio, interests, messages } = fields;
  const isBlank = !match && countCharacters(fields) === 0 && age === null;
  const facts = [
    age === null ? null : copy.ageOf(age),
    // Without a chat, the bio is shown below.
    bio === '' || messages.length === 0 ? null : copy.hasBio,
    ...interests.slice(0, maxShownInterests),
    interests.length > maxShownInterests ? copy.moreInterests(interests.length - maxShownInterests) : null,
  ].filter((fact) => fact !== null);
  return (
    <Head>
      <Heading as="h2" $size={isBlank ? 28 : 22} id="about-match">
        {isBlank ? copy.newTitle : name || copy.aboutNameless}
      </Heading>
      {isBlank ? (
        <Text $tone="muted">{copy.newLead}</Text>
      ) : (
        <Row $gap={2} role="group" aria-label={copy.facts}>
          {facts.map((fact) => (
            <Chip key={fact} onClick={onEdit}>
              {fact}
            </Chip>
          ))}
          <Chip aria-pressed={false} onClick={onEdit}>
            {name ? copy.edit : copy.addName}
          </Chip>
        </Row>
      )}
    </Head>
  );
}
