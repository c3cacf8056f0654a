/**
 * Freezes a QA page when Redux DevTools shows an imported log or an earlier step. A frozen page drops events, stops the
 * sagas, requests nothing and stores nothing. The page is rendered again for the replay, with a router that follows the
 * log. The tester's session stays stored, so a reload returns to this session.
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
  /** Number of nested events that are being handled. The page may change the state only during these events. */
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

  /** Renders the page for the replay, as soon as React's root exists. */
  function show(): void {
    if (!root || !store) return;
    root.unmount();
    const frozenStore = store;
    void import('./replayMode').then(({ showFrozen }) => showFrozen(frozenStore));
  }

  return {
    guard,
    effects,
    /** Watches for a state that no event of this page has produced. */
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
