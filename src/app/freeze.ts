/**
 * Freezes a QA page when Redux DevTools shows another state on it than the page's own: an imported log, or an
 * earlier step. Then nothing happens any more: events are dropped, flows stand still, nothing is requested or
 * stored, and the page is drawn again for the replay, whose router follows the log. The tester's own session
 * stays as it is stored; a reload returns to it.
 */
import type { Middleware } from '@reduxjs/toolkit';
import type { Root } from 'react-dom/client';
import type { EffectMiddleware } from 'redux-saga';
import { setReadOnly } from '@/shared/storage';
import type { Recorder } from './recorder';
import type { RootState } from './rootReducer';
import type { ShopStore } from './store';

export function createFreezer() {
  let isFrozen = false;
  /** Number of events that are being handled: they may change the state. */
  let depth = 0;
  let root: Root | undefined;
  let store: ShopStore | undefined;
  let ownState: RootState | undefined;

  const guard: Middleware<object, RootState> = (api) => (next) => (action) => {
    if (isFrozen) return action;
    depth += 1;
    try {
      return next(action);
    } finally {
      depth -= 1;
      if (depth === 0) ownState = api.getState();
    }
  };

  const effects: EffectMiddleware = (next) => (effect: unknown) => {
    if (!isFrozen) next(effect);
  };

  /** Draws the page for the replay, once its root is there. */
  function show(): void {
    if (!root || !store) return;
    root.unmount();
    const frozenStore = store;
    void import('./replayMode').then(({ showFrozen }) => showFrozen(frozenStore));
  }

  return {
    guard,
    effects,
    /** Watches for a state that no event of the page has brought. */
    watch: (own: ShopStore, recorder: Recorder) => {
      store = own;
      ownState = own.getState();
      own.subscribe(() => {
        if (isFrozen || depth > 0 || !ownState || own.getState() === ownState) return;
        isFrozen = true;
        setReadOnly();
        recorder.pause(ownState);
        show();
      });
    },
    setRoot: (own: Root | undefined) => {
      root = own;
      if (isFrozen) show();
    },
  };
}
