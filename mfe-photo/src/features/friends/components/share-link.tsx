import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack, TextField } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { useCopy } from '../../../copy/use-copy.ts';
import { getLinkUrl } from '../lib/saved-links.ts';

const Field = styled.div`
  max-width: 32rem;
`;

/** The address of a link, to copy or share, and as text if both fail. */
export function ShareLink({ token }: { token: string }) {
  const { friends: copy } = useCopy();
  const url = getLinkUrl(token);
  // Closing the phone's share sheet without a choice is not an error.
  const share = () => navigator.share({ text: copy.shareText, url }).catch(() => {});
  return (
    <Stack $gap={2}>
      <Field>
        <TextField label={copy.address} hideLabel readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Row $gap={2}>
        <CopyButton size="small" text={url} labels={copy.copy} />
        {'share' in navigator && (
          <Button variant="secondary" size="small" onClick={share}>
            <Icon name="send" size={16} />
            {copy.share}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
