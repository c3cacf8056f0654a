import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** What has been asked for and may not be there yet. */
export type RequestStatus = 'idle' | 'asking' | 'ready' | 'failed';

export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();

/** The state is inferred from the selector: a component cannot read a slice it has no public selector of. */
export const useAppSelector = useSelector;

/** For what is looked up once, at a moment of its own; what is shown comes by a selector. */
export const useAppStore = <State>() => useStore<State, UnknownAction>();
