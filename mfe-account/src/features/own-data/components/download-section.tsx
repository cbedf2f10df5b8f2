import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { Button, Heading, Notice, Row, Stack } from '@datewright/ui';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { collectOwnData } from '../api/collect-own-data.ts';
import { downloadOwnData } from '../download-own-data.ts';
import { useServiceName } from '../hooks/use-service-name.ts';
import { StoredData } from './stored-data.tsx';

/** The data export, to read here or to download as one file. */
export function DownloadSection() {
  const { ownData: copy } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const collect = useMutation({ retry: false, mutationFn: () => collectOwnData(api, queries) });
  const nameOf = useServiceName();
  const { data } = collect;
  return (
    <SectionCard title={copy.download} lead={copy.downloadLead}>
      <Row>
        <Button variant="secondary" busy={collect.isPending} onClick={() => collect.mutate()}>
          {collect.isPending ? copy.collecting : copy.show}
        </Button>
        {data && <Button onClick={() => downloadOwnData(data)}>{copy.saveFile}</Button>}
      </Row>
      {data && data.missing.length > 0 && (
        <Notice tone="careful" live="polite">
          {copy.missing(data.missing.map(nameOf))}
        </Notice>
      )}
      {data && (
        <Stack $gap={4}>
          {Object.entries(data.services).map(([service, parts]) => (
            <Stack key={service} as="section" $gap={2}>
              <Heading as="h3" $size={18}>
                {nameOf(service)}
              </Heading>
              <StoredData value={parts} />
            </Stack>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}
