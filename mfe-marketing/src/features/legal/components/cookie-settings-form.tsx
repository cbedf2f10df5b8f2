import { type ConsentCategory, consentCategories } from '@datewright/contracts/consent/choice';
import { vendors } from '@datewright/contracts/consent/vendors';
import { formatLongDate } from '@datewright/sdk/dates';
import { useConsent } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { CategoryChoice } from './category-choice.tsx';

const Choices = styled.fieldset`
  border: 0;
  margin: 0;
  min-width: 0;
  padding: 0;
`;

/** Consent by category. Accepting and rejecting are equally easy. */
export function CookieSettingsForm() {
  const { cookieSettings: copy } = useLegalCopy();
  const { choice, allowed, at, proof, signal, allow } = useConsent();
  // Unsaved choice; `null` follows the saved consent, including changes in another tab.
  const [ticked, setTicked] = useState<readonly ConsentCategory[] | null>(null);
  const [isSaved, setSaved] = useState(false);
  const shown = ticked ?? allowed;

  function tick(category: ConsentCategory, on: boolean) {
    setSaved(false);
    setTicked(on ? [...shown, category] : shown.filter((one) => one !== category));
  }
  function save(categories: readonly ConsentCategory[]) {
    allow(categories);
    setTicked(null);
    setSaved(true);
  }

  return (
    <Stack $gap={6}>
      {signal && <Notice tone="info">{copy.signal}</Notice>}
      <Choices>
        <CategoryChoice category="necessary" checked />
        {consentCategories.map((category) => (
          <CategoryChoice
            key={category}
            category={category}
            checked={shown.includes(category)}
            onChange={(on) => tick(category, on)}
          />
        ))}
      </Choices>
      <Row $gap={3}>
        <Button onClick={() => save(shown)}>{copy.save}</Button>
        <Button variant="secondary" onClick={() => save([])}>
          {copy.none}
        </Button>
        <Button variant="secondary" onClick={() => save(consentCategories)}>
          {copy.all}
        </Button>
      </Row>
      <div role="status">{isSaved && <Notice tone="good">{copy.saved}</Notice>}</div>
      <Text $tone="muted" $size={14}>
        {choice === null || at === null ? copy.never : copy.since(formatLongDate(at) ?? at)}
        {proof !== null && at !== null && ` ${copy.proof(proof)}`}
      </Text>
      <Stack $gap={2}>
        <Heading $size={22}>{copy.vendors}</Heading>
        {vendors.length === 0 && <Text>{copy.noVendors}</Text>}
        {vendors.map(({ id, name, category, purpose, policy }) => (
          <Text key={id}>
            <a href={policy}>{name}</a>: {purpose}. {copy.loadedWith(copy.names[category][0])}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
