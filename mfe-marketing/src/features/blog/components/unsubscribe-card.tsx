import { unsubscribeNewsletter } from '@datewright/contracts/marketing/newsletter';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { Button, Card, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useNewsletterLinkCopy } from '../copy/use-newsletter-link-copy.ts';
import { NewsletterLinkResult } from './newsletter-link-result.tsx';

export function UnsubscribeCard({ token }: { token: string }) {
  const copy = useNewsletterLinkCopy();
  const api = useApi();
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: (erase: boolean) => api.call(unsubscribeNewsletter, { body: { token, erase } }),
  });
  if (leave.isSuccess)
    return <NewsletterLinkResult title={copy.leave.done} text={copy.leave.doneText} link={copy.leave.blog} />;
  return (
    <Card>
      <Stack $align="start">
        <Heading as="h1">{copy.leave.title}</Heading>
        <Text>{copy.leave.text}</Text>
        <Row>
          <Button busy={leave.isPending} onClick={() => leave.mutate(false)}>
            {copy.leave.yes}
          </Button>
          <Button variant="secondary" busy={leave.isPending} onClick={() => leave.mutate(true)}>
            {copy.leave.erase}
          </Button>
        </Row>
        <Text $tone="muted" $size={14}>
          {copy.leave.eraseText}
        </Text>
        {leave.isError && (
          <Notice tone="bad" live="assertive">
            {leave.error instanceof ApiError ? leave.error.message : copy.failed}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
