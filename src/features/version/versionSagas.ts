import { codeWatch, versionPoll, versionReload } from './versionWatch';

export const versionSagas = { codeWatch, versionPoll, versionReload };
