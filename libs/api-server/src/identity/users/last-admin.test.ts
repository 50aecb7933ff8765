import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { settableRoles, settableStatuses } from '@tandem/api-contract'
import type { InvitedUser } from '@tandem/api-contract'
import { newLink } from '../auth/make-link.ts'
import { dataOf, userOf } from '../../testing/read-answer.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

type Person = Pick<TestUser, 'id' | 'email' | 'password' | 'token'>

/**
 * Who does what to whom: numbers stand for the people who exist then, often with the super admin as caller.
 */
const anybody = fc.nat(9)
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('transfer' as const), by: anybody, to: anybody }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('change' as const),
      by: anybody,
      to: anybody,
      changes: fc.oneof(
        fc.record({ role: fc.constantFrom(...settableRoles) }),
        fc.record({ status: fc.constantFrom(...settableStatuses) }),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('remove' as const), by: anybody, to: anybody }) },
  fc.record({ does: fc.constant('invite' as const), by: anybody, role: fc.constantFrom(...settableRoles) }),
  fc.record({ does: fc.constant('accept' as const), by: anybody }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** A team with everybody who was ever in it, and invitations waiting in mailboxes. */
class Troupe {
  readonly team_id: number
  readonly people: Person[]
  readonly links: { user_id: number; hash: string }[] = []
  private superAdmin: Person

  constructor(superAdmin: TestUser, others: Person[]) {
    this.team_id = superAdmin.team_id
    this.superAdmin = superAdmin
    this.people = [superAdmin, ...others]
  }

  async perform(step: Act): Promise<number> {
    const by = step.by < 5 ? this.superAdmin : this.people[step.by % this.people.length]!
    const to = 'to' in step ? this.people[step.to % this.people.length]!.id : 0
    switch (step.does) {
      case 'transfer':
        return this.call(by, 'POST', '/team/transfer', { user_id: to })
      case 'change':
        return this.call(by, 'PUT', `/users/${to}`, step.changes)
      case 'remove':
        return this.call(by, 'DELETE', `/users/${to}`)
      case 'invite':
        return this.invite(by, step.role)
      case 'accept':
        return this.accept(step.by)
    }
  }

  /** The current super admin. */
  async findSuperAdmin(): Promise<Person> {
    const rows = await used.opened.database
      .selectFrom('users')
      .select(['id', 'status'])
      .where('team_id', '=', this.team_id)
      .where('role', '=', 'super_admin')
      .execute()
    expect(rows.map(({ status }) => status)).toEqual(['active'])
    this.superAdmin = this.people.find(({ id }) => id === rows[0]!.id)!
    return this.superAdmin
  }

  async signIn(person: Person): Promise<string | null> {
    const { email, password } = person
    const answer = await used.api.request('POST', '/auth/login', { body: { email, password } })
    if (!answer.ok) return null
    const user = await userOf(answer)
    person.token = user.personal_access_token
    return user.role
  }

  private async call(by: Person, method: string, path: string, body?: object) {
    const { status } = await used.api.request(method, path, { token: by.token, body })
    if (status === 401) await this.signIn(by)
    return status
  }

  private async invite(by: Person, role: string) {
    const email = `guest-${crypto.randomUUID()}@x.test`
    const body = { email, role, name: 'A guest' }
    const answer = await used.api.request('POST', '/users/invite', { token: by.token, body })
    if (!answer.ok) return answer.status
    const { id } = await dataOf<InvitedUser>(answer)
    const { settings } = used.api.dependencies
    const link = await used.opened.database
      .transaction()
      .execute((db) =>
        newLink(
          db,
          'invitation',
          { user_id: id, team_id: this.team_id, email },
          { settings, at: used.api.clock.now },
        ),
      )
    this.links.push({ user_id: id, hash: new URL(link).searchParams.get('hash')! })
    this.people.push({ id, email, password: guestPassword, token: '' })
    return answer.status
  }

  private async accept(which: number) {
    const link = this.links[which % (this.links.length || 1)] ?? { user_id: 1, hash: 'f' }
    const body = { ...link, password: guestPassword, timezone: 'UTC' }
    return (await used.api.request('POST', '/users/invite/complete-registration', { body })).status
  }
}

const guestPassword = 'walnut-ferry-52'

test('whatever members do to each other, even simultaneously, one super admin who can sign in is left', async () => {
  const steps = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 12 })
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const team = await used.api.newTeam()
      const others = ['admin', 'admin', 'editor', 'viewer'] as const
      const people = await Promise.all(others.map((role) => used.api.newUser(team.team_id, { role })))
      const troupe = new Troupe(team, people)
      for (const step of story) {
        const statuses = await Promise.all(step.map((one) => troupe.perform(one)))
        expect(statuses.filter((status) => status >= 500)).toEqual([])
        step.forEach(({ does }, index) => statuses[index]! < 300 && done.add(does))
        await troupe.findSuperAdmin()
      }
      expect(await troupe.signIn(await troupe.findSuperAdmin())).toBe('super_admin')
    }),
    { numRuns: 6, interruptAfterTimeLimit: 20_000 },
  )
  // Sequences without any effect would prove nothing.
  expect([...done]).toEqual(expect.arrayContaining(['transfer', 'change', 'remove', 'invite']))
})
