import type { PostPicture } from '@datewright/contracts/marketing/post';
import { ApiError } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Notice, Row, Stack, Text, TextField } from '@datewright/ui';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { usePictureUpload } from '../../hooks/use-picture-upload.tsx';

const Shown = styled.img`
  border-radius: var(--radius-control);
  height: auto;
  max-width: 100%;
`;

interface Props {
  picture: PostPicture | null;
  onChange: (picture: PostPicture | null) => void;
}

/** The cover picture and its alternative text. */
export function PictureField({ picture, onChange }: Props) {
  const copy = useBlogAdminCopy().picture;
  const { input, choose, adding } = usePictureUpload((added) => onChange({ ...added, alt: picture?.alt ?? '' }));
  return (
    <Card $padding={4}>
      <Stack $gap={3}>
        <Heading as="h2" $size={18}>
          {copy.title}
        </Heading>
        {picture && <Shown src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} />}
        {!picture && <Text $tone="muted">{copy.none}</Text>}
        {input}
        <Row $gap={3}>
          <Button variant="secondary" busy={adding.isPending} onClick={choose}>
            {picture ? copy.change : copy.add}
          </Button>
          {picture && (
            <Button variant="ghost" onClick={() => onChange(null)}>
              {copy.remove}
            </Button>
          )}
        </Row>
        {adding.isError && (
          <Notice tone="bad" live="assertive">
            {adding.error instanceof ApiError ? adding.error.message : copy.failed}
          </Notice>
        )}
        {picture && (
          <TextField
            label={copy.alt}
            hint={copy.altHint}
            value={picture.alt}
            maxLength={300}
            onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          />
        )}
      </Stack>
    </Card>
  );
}
