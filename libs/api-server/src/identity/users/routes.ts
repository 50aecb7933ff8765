import { deleteUser, getUser, listRoles, listUsers, updateUser } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { problem } from '../../platform/request/problem.ts'
import { changeMember } from './change-member.ts'
import { userExportRoutes } from './export.ts'
import { findPerson, listPeople } from './list-people.ts'
import { removeMember } from './remove-member.ts'
import { describePermissions, describeRoles } from './role-table.ts'

/** The people of a team; how they come into it is in invitation-routes.ts. */
export const userRoutes = [
  implement(listUsers, async ({ search, team }) => team((db) => listPeople(db, search))),

  ...userExportRoutes,

  implement(listRoles, async ({ team }) => ({
    data: { roles: await team(describeRoles), permissions: describePermissions() },
  })),

  implement(getUser, async ({ params: { id }, team }) => {
    const person = await team((db) => findPerson(db, id))
    if (!person) throw problem('MODEL_NOT_FOUND')
    return { data: person }
  }),

  implement(updateUser, async (call) => {
    const { params, body, dependencies, request_id, address, session } = call
    const person = await changeMember(call, params.id, body)
    const { team_id, user_id } = session
    const { role, status } = person
    dependencies.log.info(
      { request_id, address, team_id, user_id, changed_user_id: params.id, role, status },
      'a member was changed',
    )
    return { data: person }
  }),

  implement(deleteUser, async (call) => {
    const { params, dependencies, request_id, address, session } = call
    await removeMember(call, params.id)
    const { team_id, user_id } = session
    dependencies.log.info(
      { request_id, address, team_id, user_id, removed_user_id: params.id },
      'a member was removed',
    )
    return { data: { id: params.id } }
  }),
]
