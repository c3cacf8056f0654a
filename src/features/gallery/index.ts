import { createAction } from '@reduxjs/toolkit';

/** Events for problems of a gallery. All events are logged. The visitor only sees `viewerFailed`. */
export const gallery = {
  /** The product has no picture. */
  foundEmpty: createAction<{ name: string }>('gallery/foundEmpty'),
  /** The file of the full-screen viewer did not load. `path` is the path of this file. */
  viewerFailed: createAction<{ path: string }>('gallery/viewerFailed'),
};
