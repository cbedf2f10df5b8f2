import { gender as genders } from '@datewright/contracts/account/fields';
import type { ownProfile } from '@datewright/contracts/account/own-profile';
import { ApiError, useApi, useSession, useToast } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { styled } from '@datewright/sdk/styled';
import { z } from '@datewright/sdk/zod';
import { Grid, RetryNotice, Row, Select, Skeleton, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { SaveButton } from '../../../components/save-button.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { profileQuery } from '../api/profile-query.ts';
import { useSaveProfile } from '../api/use-save-profile.ts';

/** Their fields are level, whichever has a hint. */
const Pair = styled(Grid)`
  align-items: start;
`;

type Profile = z.output<typeof ownProfile>;

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

const toValues = ({ fullName, dateOfBirth, gender }: Profile) => ({
  fullName: fullName ?? '',
  dateOfBirth: dateOfBirth ?? '',
  gender: gender ?? '',
});

function DetailsForm({ kept }: { kept: Profile }) {
  const { ownData: copy, register: words } = useCopy();
  const { refresh } = useSession();
  const toast = useToast();
  const save = useSaveProfile();
  const saved = toValues(kept);
  const form = useForm({
    schema: z.object({ fullName: z.string(), dateOfBirth: z.string(), gender: z.string() }),
    initialValues: saved,
    onSubmit: async ({ fullName, dateOfBirth, gender }) => {
      const chosen = genders.options.find((one) => one === gender);
      const answer = await save.mutateAsync({
        ...(fullName.trim() && { fullName }),
        ...(dateOfBirth && { dateOfBirth }),
        ...(chosen && { gender: chosen }),
      });
      form.reset(toValues(answer));
      toast.success(copy.saved);
      // Header and greeting show the name.
      void refresh();
    },
    toMessage: (error) => (error instanceof ApiError ? error.message : copy.saveFailed),
  });
  const isChanged = (['fullName', 'dateOfBirth', 'gender'] as const).some((name) => form.values[name] !== saved[name]);
  return (
    <Form form={form}>
      <Stack>
        {form.failure && <FailureNotice message={form.failure} />}
        <TextField label={words.name} optional autoComplete="name" maxLength={120} {...form.field('fullName')} />
        <Pair $min="14rem" $gap={4}>
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
        </Pair>
        <Row>
          <SaveButton labels={copy} busy={form.busy} isChanged={isChanged} />
        </Row>
      </Stack>
    </Form>
  );
}
