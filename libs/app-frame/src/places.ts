import { atom, useAtomValue } from 'jotai'

/** Addresses that one feature provides for others to link to. */
export interface Places {
  /** What the figures mean. */
  help: string
  /** Where connected stores are managed. */
  stores: string
  /** Where a store is connected. */
  connectStore: string
  /** Where social accounts are connected. */
  accounts: string
  /** Where somebody else's account is tracked. */
  trackAccount: string
  /** The list of orders; its address takes the search of the contract's `listOrders`. */
  orders: string
  customers: string
  /** The members of the team. */
  people: string
  profile: string
  /** Where the team's data is exported. */
  teamData: string
  appearance: string
  /** The page of one row, by its id. */
  order: (id: number) => string
  customer: (id: number) => string
  product: (id: number) => string
  store: (id: number) => string
  /** Where a store is compared with the shop's own report. */
  reconcileStore: (id: number) => string
  account: (id: number) => string
  post: (id: number) => string
  /** A member of the team. */
  person: (id: number) => string
  /** The page of a tracked account. */
  trackedAccount: (id: number) => string
}

/** Set by the app that mounts the features: the places of all of them. */
export const placesAtom = atom<Partial<Places>>({})

/** The address of a place; null when no mounted feature has it, and links to it are left out. */
export const usePlace = <Place extends keyof Places>(place: Place): Places[Place] | null =>
  useAtomValue(placesAtom)[place] ?? null
