import { confirmNewsletter } from '@datewright/contracts/marketing/newsletter';
import { ApiError, useApi, useTrack } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { Button, Card, Heading, Notice, Stack, Text } from '@datewright/ui';
import { useNewsletterLinkCopy } from '../copy/use-newsletter-link-copy.ts';
import { NewsletterLinkResult } from './newsletter-link-result.tsx';

/** Asks for one more click, because mail scanners open every link. */
export function ConfirmSubscriptionCard({ token }: { token: string }) {
  const copy = useNewsletterLinkCopy();
  const api = useApi();
  const track = useTrack();
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call(confirmNewsletter, { body: { token } }),
    onSuccess: () => track('newsletter_confirmed'),
  });
  if (confirm.isSuccess) {
    return <NewsletterLinkResult title={copy.confirm.done} text={copy.confirm.doneText} link={copy.confirm.blog} />;
  }
  return (
    <Card>
      <Stack $align="start">
        <Heading as="h1">{copy.confirm.title}</Heading>
        <Text>{copy.confirm.text}</Text>
        <Button size="large" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {copy.confirm.yes}
        </Button>
        {confirm.isError && (
          <Notice tone="bad" live="assertive">
            {confirm.error instanceof ApiError ? confirm.error.message : copy.failed}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
