// Stands in for the part of the federation runtime that reads manifests: remotes are loaded straight by their entry.
export class SnapshotHandler {
  manifestCache = new Map();
  manifestLoading = {};
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});
