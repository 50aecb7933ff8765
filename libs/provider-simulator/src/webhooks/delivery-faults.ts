/** What can happen to a message on its way. */
export const deliveryFaultKinds = ['lose', 'duplicate', 'alter', 'late'] as const
/** A delivery fault that a shop can be asked to make. */
export type DeliveryFaultKind = (typeof deliveryFaultKinds)[number]

/** `late` holds a message back until `release`; `alter` changes it after it was signed. */
export interface DeliveryFault {
  kind: DeliveryFaultKind
  /** Any topic when not given. */
  topic?: string
  /** 1 by default. */
  times?: number
}

/** The faults that a shop was asked to make. */
export function faultsToMake() {
  let faults: (DeliveryFault & { times: number })[] = []
  return {
    add(fault: DeliveryFault) {
      faults.push({ ...fault, times: fault.times ?? 1 })
    },
    /** The fault of the next message of a topic, which then counts as made. */
    take(topic: string): DeliveryFaultKind | undefined {
      const found = faults.find((fault) => fault.topic === undefined || fault.topic === topic)
      if (!found) return undefined
      found.times -= 1
      faults = faults.filter(({ times }) => times > 0)
      return found.kind
    },
  }
}
