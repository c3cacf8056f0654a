import { createAction } from '@reduxjs/toolkit';

/** What a gallery could not show: the log says it, and the person is told what matters to them. */
export const gallery = {
  /** There is not one picture of it. */
  foundEmpty: createAction<{ name: string }>('gallery/foundEmpty'),
  /** The full-screen viewer's code did not come; `path` is the file that failed. */
  viewerFailed: createAction<{ path: string }>('gallery/viewerFailed'),
};
