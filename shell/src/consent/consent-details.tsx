import { consentCategories } from '@datewright/contracts/consent/choice';
import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Row, Text } from '@datewright/ui';
import { type ConsentLanguage, consentCopy } from './copy.ts';

const Details = styled.details`
  font-size: var(--text-14);
  > summary {
    align-items: center;
    display: flex;
    min-height: var(--target);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > dl {
    display: grid;
    gap: var(--space-3);
    margin: 0 0 var(--space-3);
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--muted);
    margin: 0;
  }
`;

/** What each category of cookies is for, and links to the settings and the policy. */
export function ConsentDetails({ language }: { language: ConsentLanguage }) {
  const copy = consentCopy[language];
  const has = useRouteCheck();
  const more = [
    { to: '/cookie-settings', label: copy.settings },
    { to: '/cookies', label: copy.policy },
  ].filter(({ to }) => has(to));
  return (
    <Details>
      <summary>{copy.details}</summary>
      <dl>
        {(['necessary', ...consentCategories] as const).map((category) => {
          const [name, what] = copy.purposes[category];
          return (
            <div key={category}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          );
        })}
      </dl>
      <Text $size={14} $tone="muted">
        {copy.basicIs} {copy.later}
      </Text>
      <Row $gap={4}>
        {more.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </Row>
    </Details>
  );
}
