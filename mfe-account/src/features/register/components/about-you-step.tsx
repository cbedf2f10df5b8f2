import { Button, Heading, Row, Select, Stack, Text, TextField } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { Form } from '../../../frame/form.tsx';
import { type AboutYou, isUnderAge, nobody } from '../read-about-you.ts';

interface Props {
  start: AboutYou;
  busy: boolean;
  onBack: (about: AboutYou) => void;
  onDone: (about: AboutYou) => void;
}

export function AboutYouStep({ start, busy, onBack, onDone }: Props) {
  const { register: copy } = useCopy();
  const [about, setAbout] = useState(start);
  const [tooYoung, setTooYoung] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const set = (field: keyof AboutYou) => (event: { target: { value: string } }) =>
    setAbout({ ...about, [field]: event.target.value });

  function onSubmit() {
    const young = isUnderAge(about.dateOfBirth, new Date());
    setTooYoung(young);
    if (!young) onDone(about);
  }

  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        <Heading as="h2" $size={18} ref={heading} tabIndex={-1}>
          {copy.aboutYou}
        </Heading>
        <Text $tone="muted">{copy.aboutYouLead}</Text>
        <TextField
          label={copy.name}
          optional
          autoComplete="name"
          maxLength={120}
          value={about.fullName}
          onChange={set('fullName')}
        />
        <TextField
          label={copy.dateOfBirth}
          optional
          type="date"
          autoComplete="bday"
          max={new Date().toISOString().slice(0, 10)}
          hint={copy.dateOfBirthHint}
          error={tooYoung ? copy.underAge : undefined}
          value={about.dateOfBirth}
          onChange={set('dateOfBirth')}
        />
        <Select label={copy.gender} optional value={about.gender} onChange={set('gender')}>
          <option value="">{copy.genderUnset}</option>
          {Object.entries(copy.genders).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" full busy={busy}>
          {busy ? copy.submitting : copy.submit}
        </Button>
        <Row $justify="space-between" $gap={2}>
          <Button variant="ghost" onClick={() => onBack(about)} disabled={busy}>
            {copy.back}
          </Button>
          <Button variant="ghost" onClick={() => onDone(nobody)} disabled={busy}>
            {copy.skip}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
