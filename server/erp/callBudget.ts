/** Maximum number of ERP calls for one request. */
export const maxErpCalls = 64;

/** Counts the ERP calls of one request. */
export interface CallBudget {
  /** Takes one call from the budget; false when none is left. */
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
