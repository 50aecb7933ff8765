import { atom, useAtomValue } from 'jotai'

/** Addresses that one feature offers and others lead to, by what is found there. */
export interface Places {
  /** Where the connected stores are looked after. */
  stores: string
  /** Where a store is connected. */
  connectStore: string
  /** Where social accounts are connected. */
  accounts: string
  /** Where an account of others is tracked. */
  trackAccount: string
  /** The list of orders; its address takes the search of the contract's `listOrders`. */
  orders: string
  customers: string
  /** The people of the team. */
  people: string
  profile: string
  appearance: string
  /** Where one row is shown, by its id. */
  order: (id: number) => string
  customer: (id: number) => string
  product: (id: number) => string
  store: (id: number) => string
  /** Where a store is compared with the shop's own report. */
  reconcileStore: (id: number) => string
  account: (id: number) => string
  post: (id: number) => string
  /** The page of an account that is tracked. */
  trackedAccount: (id: number) => string
}

/** Set by the app that mounts the features: what each of them offers, in one. */
export const placesAtom = atom<Partial<Places>>({})

/** Where something is; null where no mounted feature has it, and a link to it is left out. */
export const usePlace = <Place extends keyof Places>(place: Place): Places[Place] | null =>
  useAtomValue(placesAtom)[place] ?? null
