import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { findPerson, listPeople } from './list-people.ts'
import { changePerson } from './person-row.ts'

const used = useTestApi()

test('finds changed people by their current name, and gives each change its own time', async () => {
  const team = await used.api.newTeam({ user_name: 'Şule Öztürk' })
  await inTeam(used.opened.database, team.team_id, async (db) => {
    const foundBy = async (search_term: string) => {
      const { meta } = await listPeople(db, { search_term, sort: 'name', page: 1, per_page: 10 })
      return meta.total === 1
    }
    const times = [(await findPerson(db, team.id))!.updated_at]
    const changes = [{ name: 'Ida Holm' }, { email: 'ida@holm.test' }, { profile_picture: '/a.png' }]
    for (const change of changes) {
      await changePerson(db, team.id, change, used.api.clock.now)
      times.push((await findPerson(db, team.id))!.updated_at)
    }
    expect(times).toEqual([...new Set(times)].toSorted())
    expect(await findPerson(db, team.id)).toMatchObject({ ...changes[0], ...changes[1], ...changes[2] })
    const terms = ['ozturk', team.email, 'IDA h', 'ida@holm']
    const found = []
    for (const term of terms) found.push(await foundBy(term))
    expect(found).toEqual([false, false, true, true])
    await changePerson(db, 999_999_999, { name: 'Nobody' }, used.api.clock.now)
  })
})
