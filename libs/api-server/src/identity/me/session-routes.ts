import { endSession, endSessions, listSessions } from '@tandem/api-contract'
import { aliveAfter } from '../auth/authenticate.ts'
import { countDevices, endDevice, findDevice, findDevices } from '../auth/devices.ts'
import { endSessionsOf } from '../auth/session-directory.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import { implement } from '../implement.ts'
import { problem } from '../../platform/request/problem.ts'
import { deviceName } from './device-name.ts'

export const sessionRoutes = [
  implement(listSessions, async ({ session, dependencies }) => {
    const { database, settings, now } = dependencies
    const devices = await findDevices(database, session, aliveAfter(settings, now()))
    const shown = devices.map(({ user_agent, ...device }) => ({
      ...device,
      ...deviceName(user_agent),
      is_current: device.id === session.id,
    }))
    return { data: shown.toSorted((one, other) => Number(other.is_current) - Number(one.is_current)) }
  }),

  implement(endSession, async ({ params: { id }, session, dependencies, audit }) => {
    const { database, settings, now } = dependencies
    await database.transaction().execute(async (db) => {
      const device = await findDevice(db, session, id, aliveAfter(settings, now()))
      if (!device) throw problem('MODEL_NOT_FOUND')
      await asTeam(db, session.team_id, (team) =>
        audit(team, {
          action: id === session.id ? 'session.ended' : 'session.revoked',
          ...ownSubject(session),
          details: deviceName(device.user_agent),
        }),
      )
      await endDevice(db, session, id)
    })
    return { data: { id } }
  }),

  implement(endSessions, async ({ search, session, dependencies, audit }) => {
    const { database, settings, now } = dependencies
    const kept = search.current === '1' ? undefined : session.id
    const ended = await database.transaction().execute(async (db) => {
      const count = await countDevices(db, session, aliveAfter(settings, now()), kept)
      if (count === 0) return 0
      await asTeam(db, session.team_id, (team) =>
        audit(team, { action: 'sessions.revoked', ...ownSubject(session), details: { ended: count } }),
      )
      await endSessionsOf(db, session, kept)
      return count
    })
    return { data: { ended } }
  }),
]

const ownSubject = ({ user_id }: { user_id: number }) => ({
  subject: 'user',
  subject_id: user_id,
  subject_name: null,
})
