export function BioPage() {
  return null;
}
