import { useParams } from '@datewright/sdk/router';
import { PostView } from '../features/blog/components/post-view.tsx';

export function PostPage() {
  const { id = '' } = useParams();
  return <PostView key={id} id={id} />;
}
