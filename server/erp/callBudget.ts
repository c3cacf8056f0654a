/** ERP calls that one request may cost. */
export const maxErpCalls = 64;

/** Counts the calls of one request. */
export interface CallBudget {
  /** Whether there is a call left, which is then taken. */
  take(): boolean;
}

export function createCallBudget(calls = maxErpCalls): CallBudget {
  let left = calls;
  return {
    take: () => {
      if (left === 0) return false;
      left -= 1;
      return true;
    },
  };
}
