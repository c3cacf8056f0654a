/** Reducer of the whole shop. The browser's store begins with the core features' part of it. */
import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { coreReducers } from './coreFeatures';
import { lazyFeatures } from './lazyFeatures';

type Late = Extract<(typeof lazyFeatures)[number], { reducer: Reducer }>;
type LateReducers = { [F in Late as F['name']]: F['reducer'] };

/** Typed by the list it is made from. */
const lateReducers = Object.fromEntries(
  lazyFeatures.flatMap((feature) => ('reducer' in feature ? [[feature.name, feature.reducer]] : [])),
) as unknown as LateReducers;

const wholeReducer = combineReducers({ ...coreReducers, ...lateReducers });
/** Each reducer knows its own slice only, which its name decides. */
const slices = Object.entries({ ...coreReducers, ...lateReducers }) as [string, Reducer][];

export type RootState = ReturnType<typeof wholeReducer>;

/**
 * As in the browser's store, a lazy feature that the state does not hold receives nothing before it joins, so
 * that reducing a log gives the state its page had. Without a state all features are loaded.
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
