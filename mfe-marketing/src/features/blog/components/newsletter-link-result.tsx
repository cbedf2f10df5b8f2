import { Card, Heading, LinkButton, Stack, Text } from '@datewright/ui';

export function NewsletterLinkResult({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <Card role="status">
      <Stack $align="start">
        <Heading as="h1">{title}</Heading>
        <Text>{text}</Text>
        <LinkButton to="/blog" variant="secondary">
          {link}
        </LinkButton>
      </Stack>
    </Card>
  );
}
