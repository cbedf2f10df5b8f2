import { useSession } from '@datewright/sdk/host';
import { lazy, Suspense } from 'react';
import { FloatingUpgrade } from '../features/site/components/home/floating-upgrade.tsx';
import { LoadingScreen } from '../features/site/components/member-home/loading-screen.tsx';
import { VisitorHome } from '../features/site/components/visitor-home/visitor-home.tsx';
import { useTrackScrollDepth } from '../features/site/hooks/use-track-scroll-depth.ts';

const MemberHome = lazy(() =>
  import('../features/site/components/member-home/member-home.tsx').then((file) => ({ default: file.MemberHome })),
);

/** The home page: a visitor's at once, without waiting for any call; a member's when we know that it is one. */
export function HomePage() {
  const { status, likelySignedIn } = useSession();
  useTrackScrollDepth();
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
