import { gender as genders } from '@datewright/contracts/account/fields';
import type { ownProfile } from '@datewright/contracts/account/own-profile';
import { ApiError, useApi, useSession, useToast } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { z } from '@datewright/sdk/zod';
import { Button, RetryNotice, Row, Select, Skeleton, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { profileQuery } from '../api/profile-query.ts';
import { useSaveProfile } from '../api/use-save-profile.ts';

export function DetailsSection() {
  const { ownData: copy } = useCopy();
  const { data, error, isFetching, refetch } = useQuery(profileQuery(useApi()));
  return (
    <SectionCard title={copy.details} lead={copy.detailsLead}>
      {data ? (
        <DetailsForm kept={data} />
      ) : error && !isFetching ? (
        <RetryNotice live="assertive" onRetry={() => refetch()}>
          {error.message}
        </RetryNotice>
      ) : (
        <Skeleton $height="15rem" />
      )}
    </SectionCard>
  );
}

function DetailsForm({ kept }: { kept: z.output<typeof ownProfile> }) {
  const { ownData: copy, register: words } = useCopy();
  const { refresh } = useSession();
  const toast = useToast();
  const save = useSaveProfile();
  const form = useForm({
    schema: z.object({ fullName: z.string(), dateOfBirth: z.string(), gender: z.string() }),
    initialValues: { fullName: kept.fullName ?? '', dateOfBirth: kept.dateOfBirth ?? '', gender: kept.gender ?? '' },
    onSubmit: async ({ fullName, dateOfBirth, gender }) => {
      const chosen = genders.options.find((one) => one === gender);
      await save.mutateAsync({
        ...(fullName.trim() && { fullName }),
        ...(dateOfBirth && { dateOfBirth }),
        ...(chosen && { gender: chosen }),
      });
      toast.success(copy.saved);
      // Header and greeting show the name.
      void refresh();
    },
    toMessage: (error) => (error instanceof ApiError ? error.message : copy.saveFailed),
  });
  return (
    <Form form={form}>
      <Stack>
        {form.failure && <FailureNotice message={form.failure} />}
        <TextField label={words.name} optional autoComplete="name" maxLength={120} {...form.field('fullName')} />
        <TextField
          label={words.dateOfBirth}
          optional
          type="date"
          autoComplete="bday"
          hint={words.dateOfBirthHint}
          {...form.field('dateOfBirth')}
        />
        <Select label={words.gender} optional {...form.field('gender')}>
          <option value="">{words.genderUnset}</option>
          {Object.entries(words.genders).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? copy.saving : copy.save}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
