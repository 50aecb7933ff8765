import type { Role } from '@tandem/api-contract'

/** A person in the demo's team. All of them have the demo's password. */
interface DemoPerson {
  name: string
  email: string
  role: Role
}

/** The other people of the team, one for each other role. */
export const colleagues: readonly DemoPerson[] = [
  { name: 'Deniz Kaya', email: 'deniz@tandem.test', role: 'admin' },
  { name: 'Hannah Vogel', email: 'hannah@tandem.test', role: 'editor' },
  { name: 'Tom Reid', email: 'tom@tandem.test', role: 'viewer' },
]

/** Has not accepted the invitation yet. */
export const invited = { name: 'Ada Moreno', email: 'ada@tandem.test', role: 'editor' } as const
