import { styled } from '@datewright/sdk/styled';
import { z } from '@datewright/sdk/zod';
import { Button, Heading, Row, Select, Stack, Text, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { useEffect, useRef } from 'react';
import { LegalAgreement } from '../../../components/legal-agreement.tsx';
import type { Copy } from '../../../copy/en.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { type AboutYou, emptyAboutYou, isUnderAge } from '../about-you.ts';

const createAboutYouSchema = (copy: Copy['register']) =>
  z.object({
    fullName: z.string(),
    dateOfBirth: z.string().check(z.refine((typed) => !isUnderAge(typed, new Date()), copy.underAge)),
    gender: z.string(),
  });

/** Its text ends where the fields above it end. */
const SkipButton = styled(Button)`
  margin-inline-end: calc(-1px - 1.125rem);
`;

interface Props {
  start: AboutYou;
  busy: boolean;
  onBack: (about: AboutYou) => void;
  onDone: (about: AboutYou) => void;
}

export function AboutYouStep({ start, busy, onBack, onDone }: Props) {
  const { register: copy } = useCopy();
  const form = useForm({ schema: createAboutYouSchema(copy), initialValues: start, onSubmit: onDone });
  const dateOfBirth = form.field('dateOfBirth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <Form form={form}>
      <Stack>
        <Heading as="h2" $size={18} ref={heading} tabIndex={-1}>
          {copy.aboutYou}
        </Heading>
        <Text $tone="muted">{copy.aboutYouLead}</Text>
        <TextField label={copy.name} optional autoComplete="name" maxLength={120} {...form.field('fullName')} />
        <TextField
          label={copy.dateOfBirth}
          optional
          type="date"
          autoComplete="bday"
          max={new Date().toISOString().slice(0, 10)}
          hint={!dateOfBirth.error && copy.dateOfBirthHint}
          {...dateOfBirth}
        />
        <Select label={copy.gender} optional {...form.field('gender')}>
          <option value="">{copy.genderUnset}</option>
          {Object.entries(copy.genders).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <LegalAgreement by="register" />
        <Button type="submit" variant="primary" full busy={busy}>
          {busy ? copy.submitting : copy.submit}
        </Button>
        <Row $justify="space-between" $gap={2}>
          <Button variant="ghost" onClick={() => onBack(form.values)} disabled={busy}>
            {copy.back}
          </Button>
          <SkipButton variant="ghost" onClick={() => onDone(emptyAboutYou)} disabled={busy}>
            {copy.skip}
          </SkipButton>
        </Row>
      </Stack>
    </Form>
  );
}
