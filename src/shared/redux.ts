import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** Status of a request. */
export type RequestStatus = 'idle' | 'asking' | 'ready' | 'failed';

export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();

/**
 * useSelector with the state's type inferred from the selector: a component cannot read a slice without its public
 * selector.
 */
export const useAppSelector = useSelector;

/** Returns the store, for values read once in an event handler; rendered values are read with a selector. */
export const useAppStore = <State>() => useStore<State, UnknownAction>();
