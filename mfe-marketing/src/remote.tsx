import { useToast } from '@datewright/sdk/host';
import { Route, Routes } from '@datewright/sdk/router';
import { Button, Heading, Page } from '@datewright/ui';

function Home() {
  const toast = useToast();
  return (
    <Page>
      <Heading as="h1" $size="hero">
        Hello
      </Heading>
      <Button onClick={() => toast.success('Done')}>Toast</Button>
    </Page>
  );
}

/** The marketing pages. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
    </Routes>
  );
}
