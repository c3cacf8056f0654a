/** Maximum number of ERP calls that one request may cause. */
export const maxErpCalls = 64;

/** Limits the ERP calls of one request. */
export interface CallBudget {
  /** Takes one call from the budget. Returns false if no call is left. */
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
