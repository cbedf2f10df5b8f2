import { PhotoExamples } from '../features/photo-examples/components/photo-examples.tsx';

export const PhotoExamplesPage = () => <PhotoExamples />;
