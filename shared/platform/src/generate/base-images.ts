/**
 * The images that ours are built on, by digest, so that a build is the same everywhere until it is renewed here. Digests are those of
 * https://github.com/docker-library/repo-info (`repos/node/remote/24-slim.md`, `repos/mongo/remote/8.md`). `docker buildx imagetools inspect
 * node:24-slim` prints the current one; run `npm run generate` afterwards.
 */
export const baseImages = {
  /** Node 24.19.0 of 3 August 2026. */
  node: 'node:24-slim@sha256:cd84903a12dbd26b46f1f3b8144a2568c41c5d37ddd0c7a80a34c7a19786b35f',
  /** MongoDB 8.3.9 of 8 September 2026. */
  mongo: 'mongo:8@sha256:613a7cc66be5bbf1796252660b43c9b8969a5ad1dab6180c9d917b7472867e64',
};
