import { createAction } from '@reduxjs/toolkit';

/** Events for problems of a gallery: all are logged, and `viewerFailed` is shown to the visitor. */
export const gallery = {
  /** The product has no picture. */
  foundEmpty: createAction<{ name: string }>('gallery/foundEmpty'),
  /** The chunk of the full-screen viewer did not load; `path` is its file. */
  viewerFailed: createAction<{ path: string }>('gallery/viewerFailed'),
};
