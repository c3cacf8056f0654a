import { createAction } from '@reduxjs/toolkit';

/** Problems of a gallery, for the log; relevant ones are also shown to the visitor. */
export const gallery = {
  /** The product has no picture. */
  foundEmpty: createAction<{ name: string }>('gallery/foundEmpty'),
  /** The viewer's chunk did not load; `path` is its file. */
  viewerFailed: createAction<{ path: string }>('gallery/viewerFailed'),
};
