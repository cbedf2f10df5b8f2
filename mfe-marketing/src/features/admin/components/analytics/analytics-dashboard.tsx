import { maxReportDays, readAnalytics } from '@datewright/contracts/marketing/read-analytics';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, Heading, Notice, Row, SegmentedControl, Spinner, Stack, Text, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useAnalyticsCopy } from '../../copy/use-analytics-copy.ts';
import { utcDay } from '../../lib/utc-day.ts';
import { AnalyticsTables } from './analytics-tables.tsx';

const daysBackByRange = { week: 6, month: 29, quarter: 89 };
type DateRange = keyof typeof daysBackByRange;
const dayMs = 24 * 3600_000;

export function AnalyticsDashboard() {
  const copy = useAnalyticsCopy();
  const api = useApi();
  const [from, setFrom] = useState(() => utcDay(daysBackByRange.month));
  const [to, setTo] = useState(() => utcDay(0));
  const length = (Date.parse(to) - Date.parse(from)) / dayMs;
  const isSpan = length >= 0 && length < maxReportDays;
  const numbers = useQuery({
    queryKey: ['marketing', 'numbers', from, to],
    enabled: isSpan,
    staleTime: 60_000,
    queryFn: ({ signal }) => api.call(readAnalytics, { query: { from, to }, signal }),
  });
  const quick = (Object.keys(daysBackByRange) as DateRange[]).find(
    (span) => from === utcDay(daysBackByRange[span]) && to === utcDay(0),
  );
  return (
    <Stack $gap={6}>
      <Heading as="h1">{copy.title}</Heading>
      <Text $tone="muted">{copy.lead}</Text>
      <SegmentedControl
        legend={copy.quick}
        hideLegend
        options={(Object.keys(daysBackByRange) as DateRange[]).map((value) => ({
          value,
          label: copy.quickDays[value],
        }))}
        value={quick ?? ('' as DateRange)}
        onChange={(span) => {
          setFrom(utcDay(daysBackByRange[span]));
          setTo(utcDay(0));
        }}
      />
      <Row>
        <TextField type="date" label={copy.from} value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField
          type="date"
          label={copy.to}
          value={to}
          error={isSpan ? undefined : copy.range}
          onChange={({ target }) => setTo(target.value)}
        />
      </Row>
      {isSpan && numbers.isPending && <Spinner />}
      {numbers.isError && (
        <Notice tone="bad" action={<Button onClick={() => void numbers.refetch()}>{copy.retry}</Button>}>
          {copy.failed}
        </Notice>
      )}
      {isSpan && numbers.data && <AnalyticsTables numbers={numbers.data} span={`${from}-${to}`} />}
    </Stack>
  );
}
