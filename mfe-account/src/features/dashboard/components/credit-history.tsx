import { EmptyState, Heading, Skeleton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { useCreditHistory } from '../api/use-credit-history.ts';
import { Table, TableFrame } from './plain-table.tsx';

const signed = (amount: number) => (amount > 0 ? `+${amount}` : amount < 0 ? `−${Math.abs(amount)}` : '0');
const moment = (at: string) => new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The ledger in the member's words. */
export function CreditHistory() {
  const copy = useCopy().dashboard;
  const { data, error, refetch } = useCreditHistory();
  const { history } = copy;
  return (
    <Stack as="section" aria-labelledby="credit-history" $gap={3}>
      <Heading as="h2" $size={22} id="credit-history">
        {history.title}
      </Heading>
      <Text $tone="muted">{history.lead}</Text>
      {error && !data && (
        <LoadFailure message={history.failed} live="polite" retry={copy.retry} onRetry={() => refetch()} />
      )}
      {!error && !data && <Skeleton $height="8rem" $radius="var(--radius-card)" />}
      {data?.entries.length === 0 && <EmptyState title={history.empty} />}
      {data && data.entries.length > 0 && (
        <TableFrame tabIndex={0} aria-label={history.title}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{history.when}</th>
                <th scope="col">{history.tool}</th>
                <th scope="col">{history.what}</th>
                <th scope="col">{history.change}</th>
              </tr>
            </thead>
            <tbody>
              {data.entries.map((entry) => (
                <tr key={`${entry.at}${entry.tool}${entry.kind}${entry.operationId}`}>
                  <td>{moment(entry.at)}</td>
                  <td>{copy.tools[entry.tool].tile}</td>
                  <td>{history.kinds[entry.kind]}</td>
                  <td>{signed(entry.amount)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Stack>
  );
}
