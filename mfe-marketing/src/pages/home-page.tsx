import { useSession } from '@datewright/sdk/host';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '../features/member-home/components/loading-screen.tsx';
import { FloatingUpgrade } from '../features/scrolling/components/floating-upgrade.tsx';
import { useScrollDepth } from '../features/scrolling/use-scroll-depth.ts';
import { VisitorHome } from '../features/visitor-home/components/visitor-home.tsx';

const MemberHome = lazy(() =>
  import('../features/member-home/components/member-home.tsx').then((file) => ({ default: file.MemberHome })),
);

/** The home page: a visitor's at once, without waiting for any call; a member's when we know that it is one. */
export function HomePage() {
  const { status, likelySignedIn } = useSession();
  useScrollDepth();
  if (status === 'loading' && likelySignedIn) return <LoadingScreen />;
  return (
    <>
      {status === 'signed-in' ? (
        <Suspense fallback={<LoadingScreen />}>
          <MemberHome />
        </Suspense>
      ) : (
        <VisitorHome />
      )}
      <FloatingUpgrade />
    </>
  );
}
