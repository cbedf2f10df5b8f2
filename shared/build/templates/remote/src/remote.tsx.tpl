import { useSession } from '@datewright/sdk/host';
import { Route, Routes } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Page, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from './copy.ts';

const Tall = styled(Stack)`
  padding-block: var(--space-8);
`;

function __Name__Page() {
  const copy = useCopy();
  const { user } = useSession();
  const [count, setCount] = useState(0);
  return (
    <Page>
      <Tall $gap={4} $align="start">
        <Heading as="h1" $size={36}>
          {copy.title}
        </Heading>
        <Text>{user ? copy.greeting(user.fullName ?? user.email) : copy.visitor}</Text>
        <Button onClick={() => setCount(count + 1)}>{copy.count}</Button>
        <Text aria-live="polite">{count > 0 && copy.counted(count)}</Text>
      </Tall>
    </Page>
  );
}

export default function Remote() {
  return (
    <Routes>
      <Route path="/__name__" element={<__Name__Page />} />
    </Routes>
  );
}
