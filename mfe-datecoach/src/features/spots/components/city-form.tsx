import { cityMaxLength } from '@datewright/contracts/datecoach/limits';
import { styled } from '@datewright/sdk/styled';
import { Button, TextField } from '@datewright/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { useCity } from '../../../hooks/use-city.ts';
import { useIsUnknownCity } from '../hooks/use-is-unknown-city.ts';

const Form = styled.form`
  align-items: start;
  display: grid;
  gap: var(--space-2);
  @media (min-width: 30rem) {
    &:has(> button) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > button {
      /* Level with the field, below its label. */
      margin-top: 2rem;
    }
  }
`;

type Props = ReturnType<typeof useCity> & {
  /** There are spots, so places can be looked up for them. */
  hasSpots: boolean;
  onSearch: (city: string) => void;
};

/** Asks for the city to look up places in. */
export function CityForm({ city, setCity, search, searchedCity, hasSpots, onSearch }: Props) {
  const { map: copy, places } = useCopy();
  const isUnknown = useIsUnknownCity(searchedCity);
  const form = useRef<HTMLFormElement>(null);
  const hasAsked = useRef(false);
  // The pressed button is gone, and there are no places to go to.
  useEffect(() => {
    if (isUnknown && hasAsked.current) form.current?.querySelector('input')?.focus();
    hasAsked.current = false;
  }, [isUnknown]);
  return (
    <Form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!hasSpots || city.trim() === '') return;
        hasAsked.current = true;
        search();
        onSearch(city.trim());
      }}
    >
      <TextField
        label={copy.city}
        hint={copy.cityHint}
        error={isUnknown ? places.unknownCity(searchedCity) : undefined}
        value={city}
        maxLength={cityMaxLength}
        autoComplete="address-level2"
        onChange={({ target }) => setCity(target.value)}
      />
      {hasSpots && searchedCity === '' && (
        <Button type="submit" variant="secondary" disabled={city.trim() === ''}>
          {places.find}
        </Button>
      )}
    </Form>
  );
}
