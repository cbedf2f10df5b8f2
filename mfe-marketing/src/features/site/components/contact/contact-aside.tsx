import { plans } from '@datewright/contracts/plans';
import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import { useLegal } from '../../../../hooks/use-legal.ts';
import { useContactCopy } from '../../copy/use-contact-copy.ts';

const Links = styled.ul`
  display: grid;
  > li > a {
    align-items: center;
    display: inline-flex;
    min-height: var(--target);
  }
`;

const freeMessages = plans.free.allowances.chatpad?.limit ?? 0;

/** What the free plan has, links to other pages, and the email address. */
export function ContactAside() {
  const copy = useContactCopy();
  const has = useRouteCheck();
  const { email } = useLegal().operator;
  const links = [
    { to: '/pricing', label: copy.plan.links.pricing },
    { to: '/features', label: copy.plan.links.features },
    { to: '/privacy', label: copy.plan.links.privacy },
  ].filter(({ to }) => has(to));
  return (
    <Stack as="aside" $gap={4} aria-label={copy.plan.title}>
      <Heading $size={22}>{copy.plan.title}</Heading>
      <Text $tone="muted">{copy.plan.text(freeMessages)}</Text>
      <Links>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Links>
      <Text>
        {copy.mail} <a href={`mailto:${email}`}>{email}</a>
      </Text>
    </Stack>
  );
}
