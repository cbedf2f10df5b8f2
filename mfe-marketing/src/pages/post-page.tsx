import { useParams } from '@datewright/sdk/router';
import { PostPageBody } from '../features/post/components/post.tsx';

export function PostPage() {
  const { id = '' } = useParams();
  return <PostPageBody key={id} id={id} />;
}
