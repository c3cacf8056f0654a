import { versionPoll, versionReload } from './versionWatch';

export const versionSagas = { versionPoll, versionReload };
