import { readStored } from '@tandem/session'
import { digestOf } from '../session-digest.ts'
import { addChange, dropChanges, readChanges } from './waiting-changes.ts'
import type { WaitingChange } from './waiting-changes.ts'

/** The waiting changes of one session of one person. */
export interface SessionChanges {
  /**
   * Whether the session goes on in this browser. Asked right before anything is written or sent, so that nothing comes back
   * after a sign-out.
   */
  isPresent(): boolean
  /**
   * The changes in order. Those of another person or session are never sent but deleted. @throws when the
   * browser doesn't return them
   */
  read(): Promise<WaitingChange[]>
  /** Stores a change behind the others; false after the end of the session. @throws when the browser doesn't store it */
  add(change: Pick<WaitingChange, 'name' | 'input' | 'key'>): Promise<boolean>
  end(): void
}

/** The waiting changes of the session with this token, in which this person is signed in. */
export function sessionChanges(token: string, person: { id: number; team: { id: number } }): SessionChanges {
  const owner = digestOf(token).then((session) => ({ session, user: person.id, team: person.team.id }))
  let isOver = false
  const isPresent = () => !isOver && readStored('personal_access_token') === token
  return {
    isPresent,
    async read() {
      const { session, user, team } = await owner
      if (!isPresent()) return []
      const all = await readChanges()
      const isOwn = (change: WaitingChange) =>
        change.session === session && change.user === user && change.team === team
      const foreign = all.filter((change) => !isOwn(change))
      if (foreign.length > 0 && isPresent()) await dropChanges(foreign)
      return all.filter(isOwn)
    },
    async add(change) {
      const whose = await owner
      if (!isPresent()) return false
      await addChange({ ...change, madeAt: Date.now(), ...whose })
      return true
    },
    end() {
      isOver = true
    },
  }
}

/** The number of waiting changes that a session would lose by signing out. */
export async function countWaiting(token: string): Promise<number> {
  const session = await digestOf(token)
  return (await readChanges()).filter((change) => change.session === session).length
}
