import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const Box = styled(Stack)`
  border-top: 1px solid var(--hairline);
  padding-top: var(--space-4);
`;

interface Props {
  /** The AI that analyzed the photos, once known. */
  who: string | null;
  onDelete: () => void;
}

/** What happens to photos, who may be in them, and how to delete everything. */
export function PrivacyNote({ who, onDelete }: Props) {
  const { page: copy } = useCopy();
  return (
    <Box as="section" $gap={2} aria-labelledby="photo-privacy">
      <Row $gap={2}>
        <Icon name="shield" size={18} />
        <Heading as="h2" $size={18} id="photo-privacy">
          {copy.privacyTitle}
        </Heading>
      </Row>
      <Text $tone="muted" $size={14}>
        {copy.privacy(who)}
      </Text>
      <Text $tone="muted" $size={14}>
        {copy.consent}
      </Text>
      <Row>
        <Button variant="ghost" size="small" onClick={onDelete}>
          <Icon name="trash" size={16} />
          {copy.deletion.yes}
        </Button>
      </Row>
    </Box>
  );
}
