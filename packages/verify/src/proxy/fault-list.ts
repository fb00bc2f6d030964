import type { CallFault } from './call-fault.ts'

/** The faults of a scenario. The first that matches a call is used. */
export interface FaultList {
  add(fault: CallFault): void
  clear(): void
  /** Returns the fault of a call, and counts it. */
  take(operationId: string): CallFault | undefined
}

export function createFaultList(): FaultList {
  let faults: { readonly fault: CallFault; left: number }[] = []
  return {
    add(fault) {
      faults.push({ fault, left: fault.times ?? Infinity })
    },
    clear() {
      faults = []
    },
    take(operationId) {
      const hit = faults.find(
        ({ fault, left }) =>
          left > 0 && (fault.operationId === undefined || fault.operationId === operationId),
      )
      if (hit !== undefined) hit.left -= 1
      return hit?.fault
    },
  }
}
