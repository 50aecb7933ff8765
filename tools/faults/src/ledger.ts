/** What people write in these runs. */
export type WriteKind = 'note' | 'filter' | 'favorite' | 'invitation' | 'store' | 'export'

/**
 * What a writer knows of a write: it was acknowledged, it was refused, or nobody can tell. `none`: it wasn't tried.
 */
export type Outcome = 'none' | 'acknowledged' | 'refused' | 'unknown'

/** One write, known by a mark that no other has. */
export interface Write {
  kind: WriteKind
  mark: string
  outcome: Outcome
  /** The row, once the answer named it. */
  id: number | null
  team_id: number
  /** Notes carry a version: the last one that was acknowledged, and the last one that was tried. */
  version: { acknowledged: number; tried: number }
  deletion: Outcome
}

/** Every write of a run. */
export interface Ledger {
  writes: Write[]
  add(write: Pick<Write, 'kind' | 'mark' | 'team_id'>): Write
  /** Acknowledged writes, changes and deletions included. */
  acknowledged(): number
}

/** An empty ledger. */
export function newLedger(): Ledger {
  const writes: Write[] = []
  return {
    writes,
    add(write) {
      const added: Write = {
        ...write,
        outcome: 'unknown',
        id: null,
        version: { acknowledged: 1, tried: 1 },
        deletion: 'none',
      }
      writes.push(added)
      return added
    },
    acknowledged: () =>
      writes.reduce(
        (sum, { outcome, version, deletion }) =>
          sum +
          (outcome === 'acknowledged' ? version.acknowledged : 0) +
          (deletion === 'acknowledged' ? 1 : 0),
        0,
      ),
  }
}
