import { mostDays, readNumbers } from '@datewright/contracts/marketing/read-numbers';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, Heading, Notice, Row, SegmentedControl, Spinner, Stack, Text, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useNumbersCopy } from '../../../copy/use-numbers-copy.ts';
import { utcDay } from '../utc-days.ts';
import { NumberTables } from './number-tables.tsx';

const spans = { week: 6, month: 29, quarter: 89 };
type Span = keyof typeof spans;
const oneDay = 24 * 3600_000;

export function NumbersDesk() {
  const copy = useNumbersCopy();
  const api = useApi();
  const [from, setFrom] = useState(() => utcDay(spans.month));
  const [to, setTo] = useState(() => utcDay(0));
  const length = (Date.parse(to) - Date.parse(from)) / oneDay;
  const isSpan = length >= 0 && length < mostDays;
  const numbers = useQuery({
    queryKey: ['marketing', 'numbers', from, to],
    enabled: isSpan,
    staleTime: 60_000,
    queryFn: ({ signal }) => api.call(readNumbers, { query: { from, to }, signal }),
  });
  const quick = (Object.keys(spans) as Span[]).find((span) => from === utcDay(spans[span]) && to === utcDay(0));
  return (
    <Stack $gap={6}>
      <Heading as="h1">{copy.title}</Heading>
      <Text $tone="muted">{copy.lead}</Text>
      <SegmentedControl
        legend={copy.quick}
        hideLegend
        options={(Object.keys(spans) as Span[]).map((value) => ({ value, label: copy.quickDays[value] }))}
        value={quick ?? ('' as Span)}
        onChange={(span) => {
          setFrom(utcDay(spans[span]));
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
      {isSpan && numbers.data && <NumberTables numbers={numbers.data} span={`${from}-${to}`} />}
    </Stack>
  );
}
