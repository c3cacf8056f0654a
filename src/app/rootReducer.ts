/** Reducer of the whole shop. The browser's store begins with the core features only. */
import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { coreReducers } from './coreFeatures';
import { lazyFeatures } from './lazyFeatures';

type Late = Extract<(typeof lazyFeatures)[number], { reducer: Reducer }>;
type LateReducers = { [F in Late as F['name']]: F['reducer'] };

/** Reducers of the lazy features by name. */
const lateReducers = Object.fromEntries(
  lazyFeatures.flatMap((feature) => ('reducer' in feature ? [[feature.name, feature.reducer]] : [])),
) as unknown as LateReducers;

const wholeReducer = combineReducers({ ...coreReducers, ...lateReducers });
/** Reducers by slice. Each reducer gets only the state of its slice. */
const slices = Object.entries({ ...coreReducers, ...lateReducers }) as [string, Reducer][];

export type RootState = ReturnType<typeof wholeReducer>;

/**
 * Reduces an action as the browser's store does. A lazy feature that is not in the state gets no action until
 * `navigation/featureJoined` adds the feature. A reduced log therefore has the same states as the recorded page. If
 * `state` is undefined, all features are loaded.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state === undefined) return wholeReducer(undefined, action);
  const joining = navigation.featureJoined.match(action) ? action.payload.feature : null;
  const slicesBefore: Record<string, unknown> = state;
  let next = slicesBefore;
  for (const [name, reduce] of slices) {
    const previous = slicesBefore[name];
    if (previous === undefined && name !== joining) continue;
    const slice: unknown = reduce(previous, action);
    if (slice === previous) continue;
    if (next === slicesBefore) next = { ...slicesBefore };
    next[name] = slice;
  }
  return next as RootState;
}
