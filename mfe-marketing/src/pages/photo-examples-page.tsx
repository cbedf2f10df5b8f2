import { PhotoExamples } from '../features/site/components/photo-examples/photo-examples.tsx';

export const PhotoExamplesPage = () => <PhotoExamples />;
