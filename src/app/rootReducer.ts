/** The reducer of the whole shop. The browser's store begins with the first features' part of it. */
import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { coreReducers } from './coreFeatures';
import { lazyFeatures } from './lazyFeatures';

type Late = Extract<(typeof lazyFeatures)[number], { reducer: Reducer }>;
type LateReducers = { [F in Late as F['name']]: F['reducer'] };

/** Its type is that of the list it is made from. */
const lateReducers = Object.fromEntries(
  lazyFeatures.flatMap((late) => ('reducer' in late ? [[late.name, late.reducer]] : [])),
) as unknown as LateReducers;

const wholeReducer = combineReducers({ ...coreReducers, ...lateReducers });
/** Each knows its own slice only; which one is told by the name. */
const slices = Object.entries({ ...coreReducers, ...lateReducers }) as [string, Reducer][];

export type RootState = ReturnType<typeof wholeReducer>;

/**
 * As the browser's store does: a feature that the state does not hold hears of nothing before it joins, so that a log
 * folds to what its page came to. Without a state it is that of a shop with every feature.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state === undefined) return wholeReducer(undefined, action);
  const joining = navigation.featureJoined.match(action) ? action.payload.feature : null;
  const then: Record<string, unknown> = state;
  let next = then;
  for (const [name, reduce] of slices) {
    const held = then[name];
    if (held === undefined && name !== joining) continue;
    const slice: unknown = reduce(held, action);
    if (slice === held) continue;
    if (next === then) next = { ...then };
    next[name] = slice;
  }
  return next as RootState;
}
