/**
 * Freezes a QA page when Redux DevTools shows a state that is not the page's own: an imported log, or an earlier step.
 * From then on events are dropped, sagas are stopped, nothing is requested or stored, and the page is rendered again
 * for the replay, whose router follows the log. The tester's own session stays stored; a reload returns to it.
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
  /** Number of nested events that are being handled, during which the state may change. */
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

  /** Renders the page for the replay, as soon as its root exists. */
  function show(): void {
    if (!root || !store) return;
    root.unmount();
    const frozenStore = store;
    void import('./replayMode').then(({ showFrozen }) => showFrozen(frozenStore));
  }

  return {
    guard,
    effects,
    /** Watches for a state that the page's own events have not produced. */
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
