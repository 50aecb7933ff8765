import { deleteTeam, keepTeam } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { callOffDeletion, requestDeletion } from './request-deletion.ts'

/** The routes that end a team. */
export const teamDeletionRoutes = [
  implement(deleteTeam, async (call) => {
    const data = await requestDeletion(call, call.body)
    logWho(call, 'the deletion of a team was requested')
    return { data }
  }),

  implement(keepTeam, async (call) => {
    const data = await callOffDeletion(call)
    logWho(call, 'the deletion of a team was called off')
    return { data }
  }),
]

function logWho(
  { dependencies, session, request_id, address }: Parameters<typeof callOffDeletion>[0],
  message: string,
) {
  const { team_id, user_id } = session
  dependencies.log.warn({ request_id, address, team_id, user_id }, message)
}
