import { watchMissingChunk, watchVersion, watchVersionReload } from './versionWatch';

export const versionSagas = {
  codeWatch: watchMissingChunk,
  versionPoll: watchVersion,
  versionReload: watchVersionReload,
};
