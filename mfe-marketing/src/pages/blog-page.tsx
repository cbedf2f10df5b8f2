import { BlogHome } from '../features/blog/components/blog-home.tsx';

export const BlogPage = () => <BlogHome />;
